import { chromium } from 'playwright-core'
const [lang, w, ...paths] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking'] })
const c = await b.newContext({ viewport: { width: Number(w), height: 844 }, locale: lang })
await c.addInitScript((l) => { sessionStorage.setItem('starnest.intro-seen', '1'); localStorage.setItem('starnest.language', l) }, lang)
const p = await c.newPage()
for (const path of paths) {
  await p.goto('http://127.0.0.1:7900' + path); await p.waitForLoadState('networkidle').catch(() => {}); await p.waitForTimeout(1500)
  console.log(path, await p.evaluate(() => { const W = document.documentElement.clientWidth; return [...document.querySelectorAll('body *')].filter(e => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.right > W + 0.5 || r.left < -0.5) && getComputedStyle(e).position !== 'fixed' }).map(e => `${Math.round(e.getBoundingClientRect().left)}..${Math.round(e.getBoundingClientRect().right)} ${e.tagName}.${String(e.className).slice(0, 60)} ${(e.textContent ?? '').slice(0, 30)}`).slice(-8) }))
  await p.screenshot({ path: `/tmp/shots/ov-${lang}-${path.replace(/\W+/g, '_')}.png` })
}
await b.close()
