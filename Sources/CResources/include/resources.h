// Files that are compiled into the executable, each with its bytes as they stand in the repository.
#ifndef FRAMEWRIGHT_RESOURCES_H
#define FRAMEWRIGHT_RESOURCES_H

#include <stddef.h>

typedef struct {
    const unsigned char *bytes;
    size_t count;
} framewright_file;

framewright_file framewright_documented_theme(void);
framewright_file framewright_classic_theme(void);
framewright_file framewright_midnight_theme(void);
framewright_file framewright_high_contrast_theme(void);
framewright_file framewright_system_theme(void);
framewright_file framewright_theme_schema(void);
framewright_file framewright_devices(void);
framewright_file framewright_layout_schema(void);
framewright_file framewright_play_schema(void);
framewright_file framewright_results_schema(void);
framewright_file framewright_snapshots_schema(void);
framewright_file framewright_brocade_schema(void);
framewright_file framewright_rank_schema(void);
framewright_file framewright_pet_schema(void);
framewright_file framewright_preview_page(void);
framewright_file framewright_preview_icon(void);
framewright_file framewright_preview_style(void);
framewright_file framewright_preview_script(void);
framewright_file framewright_review_style(void);
framewright_file framewright_review_script(void);
framewright_file framewright_symbol_outlines(void);
framewright_file framewright_symbol_names(void);
framewright_file framewright_coverage(void);
framewright_file framewright_font_hashes(void);
framewright_file framewright_agent_skill(void);
framewright_file framewright_workflow(void);
framewright_file framewright_hash_settings(void);
framewright_file framewright_hash_table(void);

#endif
