/** What one does with a film or a sound. */
export function playOrPause(film: HTMLMediaElement): void {
  if (film.paused || film.ended) void film.play()?.catch(() => undefined)
  else film.pause()
}

/** Not beyond its beginning or end. Answers whether it knows yet how long it is. */
export function leapBy(film: HTMLMediaElement, seconds: number): boolean {
  if (!Number.isFinite(film.duration)) return false
  film.currentTime = Math.min(film.duration, Math.max(0, film.currentTime + seconds))
  return true
}

/** Into the whole screen, or back out of it. Answers whether this browser can. */
export function turnFullScreen(film: HTMLMediaElement & { webkitEnterFullscreen?: () => void }): boolean {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen().catch(() => undefined)
    return true
  }
  // Telephones of Apple know it of films alone, by a name of their own.
  if (typeof film.requestFullscreen !== 'function') {
    film.webkitEnterFullscreen?.()
    return film.webkitEnterFullscreen !== undefined
  }
  void film.requestFullscreen().catch(() => undefined)
  return true
}
