// Exits with 0 if the product on this machine can serve. Docker runs it every half minute.
const address = `http://127.0.0.1:${process.env.PORT || 8080}/healthz`
const isHealthy = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1
