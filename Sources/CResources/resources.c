#include "resources.h"

// Embedding is part of C23; the compiler has it in earlier modes too.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE(name) \
    framewright_file framewright_##name(void) { return (framewright_file){name, sizeof name}; }

// A file that is cut into parts is joined again here, in order.

static const unsigned char documented_theme[] = {
#embed "../../Themes/documented.json"
};
FILE(documented_theme)

static const unsigned char classic_theme[] = {
#embed "../../Themes/classic.json"
};
FILE(classic_theme)

static const unsigned char midnight_theme[] = {
#embed "../../Themes/midnight.json"
};
FILE(midnight_theme)

static const unsigned char high_contrast_theme[] = {
#embed "../../Themes/high-contrast.json"
};
FILE(high_contrast_theme)

// The colours of previews of SwiftUI code.
static const unsigned char system_theme[] = {
#embed "system-theme.json"
};
FILE(system_theme)

static const unsigned char theme_schema[] = {
#embed "../../Themes/theme.schema.json"
};
FILE(theme_schema)

static const unsigned char devices[] = {
#embed "devices.json"
};
FILE(devices)

static const unsigned char layout_schema[] = {
#embed "Schemas/layout.json"
};
FILE(layout_schema)

static const unsigned char play_schema[] = {
#embed "Schemas/play.json"
};
FILE(play_schema)

static const unsigned char results_schema[] = {
#embed "Schemas/results.json"
};
FILE(results_schema)

static const unsigned char snapshots_schema[] = {
#embed "Schemas/snapshots.json"
};
FILE(snapshots_schema)

static const unsigned char brocade_schema[] = {
#embed "Schemas/brocade.json"
};
FILE(brocade_schema)

static const unsigned char rank_schema[] = {
#embed "Schemas/course-rank.json"
};
FILE(rank_schema)

static const unsigned char pet_schema[] = {
#embed "Schemas/pet.json"
};
FILE(pet_schema)

static const unsigned char preview_page[] = {
#embed "Preview/page.html"
};
FILE(preview_page)

static const unsigned char preview_icon[] = {
#embed "Preview/icon.svg"
};
FILE(preview_icon)

static const unsigned char preview_style[] = {
#embed "Preview/base.css"
,
#embed "Preview/parts.css"
};
FILE(preview_style)

static const unsigned char preview_script[] = {
#embed "Preview/page.js"
,
#embed "Preview/requests.js"
,
#embed "Preview/color.js"
,
#embed "Preview/screen.js"
,
#embed "Preview/draft.js"
,
#embed "Preview/stage.js"
,
#embed "Preview/touch.js"
,
#embed "Preview/animation.js"
,
#embed "Preview/tokens.js"
,
#embed "Preview/editor.js"
,
#embed "Preview/findings.js"
,
#embed "Preview/devices.js"
,
#embed "Preview/previews.js"
,
#embed "Preview/shell.js"
};
FILE(preview_script)

static const unsigned char review_style[] = {
#embed "Review/style.css"
};
FILE(review_style)

static const unsigned char review_script[] = {
#embed "Review/script.js"
};
FILE(review_script)

static const unsigned char symbol_outlines[] = {
#embed "Symbols/outlines.txt"
};
FILE(symbol_outlines)

static const unsigned char symbol_names[] = {
#embed "Symbols/names.txt"
};
FILE(symbol_names)

static const unsigned char coverage[] = {
#embed "../Views/Views.docc/Coverage.md"
};
FILE(coverage)

static const unsigned char font_hashes[] = {
#embed "fonts.sha256"
};
FILE(font_hashes)

static const unsigned char agent_skill[] = {
#embed "../Framewright/Framewright.docc/AgentSkill.md"
};
FILE(agent_skill)

static const unsigned char workflow[] = {
#embed "Setup/workflow.yml"
};
FILE(workflow)

static const unsigned char hash_settings[] = {
#embed "../../Snapshots/hashes/framewright.json"
};
FILE(hash_settings)

static const unsigned char hash_table[] = {
#embed "../../Snapshots/hashes/manifest.json"
};
FILE(hash_table)
