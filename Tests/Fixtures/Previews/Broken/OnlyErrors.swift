import Charts

let chart = 1
