// libyaml's own interface of events, as it is.
#ifndef FRAMEWRIGHT_CYAML_SHIM_H
#define FRAMEWRIGHT_CYAML_SHIM_H

#include <yaml.h>

#endif
