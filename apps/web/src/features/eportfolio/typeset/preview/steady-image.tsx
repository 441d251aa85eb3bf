import { useEffect, useState } from 'react'

interface SteadyImageProps {
  url: string
  alt: string
  className?: string
}

/** An image that keeps its old source until the new one is decoded, to avoid flicker. */
export function SteadyImage({ url, alt, className }: SteadyImageProps) {
  const [shown, setShown] = useState(url)

  useEffect(() => {
    let isHere = true
    const show = () => isHere && setShown(url)
    const next = new Image()
    next.src = url
    if (typeof next.decode === 'function') next.decode().then(show, show)
    else show()
    return () => {
      isHere = false
    }
  }, [url])

  return <img className={className} src={shown} alt={alt} draggable={false} />
}
