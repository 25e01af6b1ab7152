export const connectCss = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;background:light-dark(#f3f7f6,#101615);color:light-dark(#16211f,#e6efed)}
header{display:flex;justify-content:space-between;gap:1rem;padding:.9rem clamp(1rem,4vw,2rem);background:light-dark(#0f5c4d,#0f3d34);color:#fff}
main{max-inline-size:30rem;margin:clamp(1.5rem,8vh,5rem) auto;padding:0 1.25rem}
h1{font-size:1.5rem;line-height:1.2;letter-spacing:-.01em}
form{display:grid;gap:.6rem;margin-block-start:1.25rem}
label{font-weight:600}
input,button{font:inherit;min-block-size:2.75rem;padding:.4rem .8rem;border-radius:.6rem;border:1px solid light-dark(#7c8d89,#74877f)}
button{border-color:transparent;background:light-dark(#0f5c4d,#7fd6bf);color:light-dark(#fff,#08201b);font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid light-dark(#0f5c4d,#7fd6bf);outline-offset:2px}
`;
