import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { pictureSources, thumbnailOf } from '../file-addresses.ts'
import css from './picture.module.css'

export type PicturedFile = Pick<FileSummary, 'url' | 'type' | 'width' | 'height' | 'thumbnailWidths'>

interface PictureProps {
  file: PicturedFile
  /** Value for the `sizes` attribute, so that the browser loads no larger form than needed. */
  sizes: string
  /** Alternative text; empty if text beside the picture says the same. */
  alt?: string
  className?: string
  /** Icon shown if the picture fails to load. */
  instead?: IconName
  /** Visible on the first screen: loaded with priority. */
  isUrgent?: boolean
}

/**
 * A picture, or the still of a video, in the size its place needs. The width and height attributes give its shape
 * before the first byte, so that nothing shifts when it loads.
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
