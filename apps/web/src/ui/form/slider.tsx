import type { ComponentProps, CSSProperties } from 'react'
import css from './slider.module.css'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type'> {
  min: number
  max: number
  value: number
}

/** The native range input, with a track that shows the filled part in every theme. */
export function Slider({ className, style, ...input }: SliderProps) {
  const { min, max, value } = input
  const filled = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      {...input}
      type="range"
      className={className ? `${css.slider} ${className}` : css.slider}
      style={{ ...style, '--filled': filled } as CSSProperties}
    />
  )
}
