import { chromium } from 'playwright-core'

const [lang, sizes, ...paths] = process.argv.slice(2)
const S = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const size of sizes.split(',')) {
  const c = await b.newContext({ viewport: S[size], locale: lang })
  await c.addInitScript((l) => {
    sessionStorage.setItem('starnest.intro-seen', '1')
    localStorage.setItem('starnest.language', l)
  }, lang)
  const p = await c.newPage()
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(size, m.text().slice(0, 200))
  })
  p.on('requestfailed', (r) => console.log('failed', r.url()))
  for (const path of paths) {
    await p.goto('http://127.0.0.1:7900' + path)
    await p.waitForLoadState('networkidle').catch(() => {})
    await p.waitForTimeout(1500)
    const over = await p.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    await p.screenshot({ path: `/tmp/shots/${lang}-${size}-${path.replace(/\W+/g, '_')}.png` })
    console.log(
      size,
      path,
      'overflow',
      over,
      await p.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((r) => /api\/home|texts/.test(r.name))
          .map((r) => r.name.replace(location.origin, '') + ' ' + r.initiatorType)
          .join(', '),
      ),
    )
  }
  await c.close()
}
await b.close()
