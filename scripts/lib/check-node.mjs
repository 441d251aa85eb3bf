// Imported first, so that everything after it may rely on Node 20.
const oldest = 20
if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `Learntrail needs Node ${oldest} or newer to start, and this is ${process.version}. See https://nodejs.org.`,
  )
  process.exit(1)
}
