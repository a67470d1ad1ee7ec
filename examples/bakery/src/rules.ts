/** Styles of the bakery's page, with the colours and corners of its brand. */
export const rules = `body{margin:0 auto;max-width:40rem;padding:1rem;background:var(--surface);color:var(--text);font:1.125rem/1.6 system-ui,sans-serif}
h1,h2{font-family:var(--heading);line-height:1.2}
a{color:var(--brand-strong)}
li{padding:1rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--surface-raised)}
ul{display:grid;gap:1rem;padding:0;list-style:none}
button{padding:.5rem 1rem;border:0;border-radius:var(--radius-round);background:var(--brand);color:var(--on-brand);font:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`
