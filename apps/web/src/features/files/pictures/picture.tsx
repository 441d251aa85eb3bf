import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { pictureSources, thumbnailOf } from '../file-addresses.ts'
import css from './picture.module.css'

export type PicturedFile = Pick<FileSummary, 'url' | 'type' | 'width' | 'height' | 'thumbnailWidths'>

interface PictureProps {
  file: PicturedFile
  /** How wide it is shown, as CSS says it: the browser then fetches no more than it needs. */
  sizes: string
  /** Empty where words beside it say the same. */
  alt?: string
  className?: string
  /** Shown where the picture does not come. */
  instead?: IconName
  /** For what is on the first screen. */
  isUrgent?: boolean
}

/**
 * A picture, or the still of a film, in the size that its place needs. Its place has a size of its own; the attributes
 * tell the shape before the first byte, so that nothing moves when it comes.
 */
export function Picture({ file, sizes, alt = '', className, instead = 'image', isUrgent = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === file.url) {
    return (
      <span className={className ? `${css.broken} ${className}` : css.broken}>
        <Icon name={instead} size={28} />
      </span>
    )
  }
  return (
    <img
      className={className}
      src={thumbnailOf(file)}
      srcSet={pictureSources(file)}
      sizes={sizes}
      alt={alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(file.url)}
    />
  )
}
