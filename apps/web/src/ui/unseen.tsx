import type { HTMLAttributes } from 'react'
import css from './unseen.module.css'

interface UnseenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption'
}

/** Visually hidden text for screen readers. */
export function Unseen({ as: Tag = 'span', ...rest }: UnseenProps) {
  return <Tag className={css.unseen} {...rest} />
}
