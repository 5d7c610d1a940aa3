// Ends with 0 where the server of this container answers, for a container's health check. Redis that is away makes
// it not ready, but no reason to start it again.
const { PORT = '7827' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health/live`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
