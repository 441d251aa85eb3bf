import type { ComponentPropsWithoutRef } from 'react'
import css from './card.module.css'

interface CardProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | 'ul' | 'li' | 'label'
  padding?: 'none' | 's' | 'm' | 'l'
}

export function Card({ as = 'div', padding = 'm', className, ...rest }: CardProps) {
  const Element = as as 'div'
  return <Element {...rest} className={className ? `${css.card} ${className}` : css.card} data-padding={padding} />
}
