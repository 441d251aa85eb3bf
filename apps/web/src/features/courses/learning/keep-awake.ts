/** Keeps the screen awake, where the browser can; returns a function that ends it. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = () =>
    void navigator.wakeLock?.request('screen').then(
      (given) => {
        if (isOver) void given.release()
        else lock = given
      },
      // Refused, for example because the battery is low.
      () => undefined,
    )
  // The lock is lost whenever the page is hidden.
  const again = () => document.visibilityState === 'visible' && ask()
  ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
