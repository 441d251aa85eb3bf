/** Runs a command; an error is printed as its message alone, with the stack if DEBUG is set. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(`\n${process.env.DEBUG ? error.stack : error.message}`)
    process.exitCode = 1
  }
}
