/** Keeps the screen from going dark while a film runs, where the browser can; answers how to let it. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = () =>
    void navigator.wakeLock?.request('screen').then(
      (given) => {
        if (isOver) void given.release()
        else lock = given
      },
      // A battery that runs low is a reason to refuse.
      () => undefined,
    )
  // It is lost with every look elsewhere.
  const again = () => document.visibilityState === 'visible' && ask()
  ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
