/** Runs a command's work: an expected failure is one sentence, not a stack trace. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(`\n${process.env.DEBUG ? error.stack : error.message}`)
    process.exitCode = 1
  }
}
