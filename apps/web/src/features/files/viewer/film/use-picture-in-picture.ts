import { type RefObject, useEffect, useState } from 'react'

export interface PictureInPicture {
  /** Whether this browser has it. */
  isThere: boolean
  isOn: boolean
  /** Answers whether it was done. */
  turn: () => Promise<boolean>
}

/** A film in a small window above all others. */
export function usePictureInPicture(media: RefObject<HTMLVideoElement | null>): PictureInPicture {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const film = media.current
    if (film === null) return
    const follow = () => setOn(document.pictureInPictureElement === film)
    follow()
    film.addEventListener('enterpictureinpicture', follow)
    film.addEventListener('leavepictureinpicture', follow)
    return () => {
      film.removeEventListener('enterpictureinpicture', follow)
      film.removeEventListener('leavepictureinpicture', follow)
    }
  }, [media])
  return {
    isThere: document.pictureInPictureEnabled === true,
    isOn,
    async turn() {
      try {
        if (isOn) await document.exitPictureInPicture()
        else await media.current?.requestPictureInPicture()
        return true
      } catch {
        // Nothing of the film has arrived yet, or the system has no room for it.
        return false
      }
    },
  }
}
