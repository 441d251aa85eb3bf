/** What one does with a film, beside what its own controls do. */
export function playOrPause(film: HTMLVideoElement): void {
  if (film.paused || film.ended) void film.play()?.catch(() => undefined)
  else film.pause()
}

/** Not beyond its beginning or end. Answers whether it knows yet how long it is. */
export function leapBy(film: HTMLVideoElement, seconds: number): boolean {
  if (!Number.isFinite(film.duration)) return false
  film.currentTime = Math.min(film.duration, Math.max(0, film.currentTime + seconds))
  return true
}

/** Into the whole screen, or back out of it. Answers whether this browser can. */
export function turnFullScreen(film: HTMLVideoElement): boolean {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen().catch(() => undefined)
    return true
  }
  if (typeof film.requestFullscreen !== 'function') return false
  void film.requestFullscreen().catch(() => undefined)
  return true
}
