/** Announces a long step; returns a function that prints how long it took. */
export function progress(what) {
  const started = Date.now()
  console.log(`${what} …`)
  return () => console.log(`  done in ${seconds(Date.now() - started)}`)
}

export function tellWaiting(pid) {
  console.log(
    `Waiting for another command that installs or builds here${pid === undefined ? '' : ` (process ${pid})`} …`,
  )
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
