/** Read by Sveltia CMS while it loads: editor.ts starts it, once the previews are registered. */
Object.assign(window, { CMS_MANUAL_INIT: true })
