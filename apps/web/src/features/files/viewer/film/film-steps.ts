/** Toggles playback of a video or sound. */
export function playOrPause(film: HTMLMediaElement): void {
  if (film.paused || film.ended) void film.play()?.catch(() => undefined)
  else film.pause()
}

/** Seeks by seconds, within the media. Returns false if its length is still unknown. */
export function leapBy(film: HTMLMediaElement, seconds: number): boolean {
  if (!Number.isFinite(film.duration)) return false
  film.currentTime = Math.min(film.duration, Math.max(0, film.currentTime + seconds))
  return true
}

/** Toggles full screen. Returns whether this browser supports it. */
export function turnFullScreen(film: HTMLMediaElement & { webkitEnterFullscreen?: () => void }): boolean {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen().catch(() => undefined)
    return true
  }
  // iPhones support it only for videos, under a name of their own.
  if (typeof film.requestFullscreen !== 'function') {
    film.webkitEnterFullscreen?.()
    return film.webkitEnterFullscreen !== undefined
  }
  void film.requestFullscreen().catch(() => undefined)
  return true
}
