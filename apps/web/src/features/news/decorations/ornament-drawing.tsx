import type { Ornament } from '@learntrail/contract/news/ornaments'
import type { ReactNode } from 'react'
import css from './decorations.module.css'

const petal = 'M0 0c-5-4-5-10 0-13 5 3 5 9 0 13Z'

function Blossom({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} className={css.rose} d={petal} transform={`rotate(${turn})`} />
      ))}
      <circle className={css.honey} r="3" />
    </g>
  )
}

function Lantern({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={css.line} d="M0-34V-16M0 16v14" />
      <ellipse className={css.spark} rx="17" ry="16" />
      <path className={css.ribs} d="M0-16v32M-9-14c-5 8-5 20 0 28M9-14c5 8 5 20 0 28" />
    </g>
  )
}

function Leaf({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className={css.spark} d="M0-18C12-12 14 4 0 18-14 4-12-12 0-18Z" />
      <path className={css.ribs} d="M0-12v36M0-2l6-5M0 6l-6-5" />
    </g>
  )
}

function Flake({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 60, 120].map((turn) => (
        <path key={turn} className={css.flake} d="M0-14V14M-4-11 0-7l4-4M-4 11 0 7l4 4" transform={`rotate(${turn})`} />
      ))}
    </g>
  )
}

const drawings: Record<Ornament, ReactNode> = {
  blossom: (
    <>
      <path className={css.line} d="M0 18C40 10 84 26 150 14M70 20c10 16 26 22 44 26" />
      <Blossom x={38} y={16} />
      <Blossom x={84} y={24} size={0.8} />
      <Blossom x={112} y={46} size={0.9} />
      <Blossom x={136} y={18} size={0.7} />
    </>
  ),
  lanterns: (
    <>
      <path className={css.line} d="M0 6c50 14 100 14 150 0" />
      <Lantern x={34} y={44} />
      <Lantern x={80} y={50} size={0.8} />
      <Lantern x={122} y={42} size={0.9} />
    </>
  ),
  leaves: (
    <>
      <Leaf x={30} y={30} turn={-24} />
      <Leaf x={78} y={44} turn={38} />
      <Leaf x={122} y={26} turn={-60} />
    </>
  ),
  snow: (
    <>
      <Flake x={28} y={26} />
      <Flake x={74} y={48} size={0.7} />
      <Flake x={104} y={22} size={0.9} />
      <Flake x={136} y={50} size={0.6} />
    </>
  ),
}

/** Purely decorative, so hidden from screen readers. */
export function OrnamentDrawing({ ornament }: { ornament: Ornament }) {
  return (
    <svg className={css.drawing} viewBox="0 0 150 76" aria-hidden="true">
      {drawings[ornament]}
    </svg>
  )
}
