import { HOME_JAVASCRIPT_LIMIT_BYTES, homeJavascriptBytes } from './home-javascript.ts'

const bytes = homeJavascriptBytes('apps/web/dist')
console.log(
  `${bytes} bytes of JavaScript (gzip) before home, at most ${HOME_JAVASCRIPT_LIMIT_BYTES}`,
)
process.exit(bytes <= HOME_JAVASCRIPT_LIMIT_BYTES ? 0 : 1)
