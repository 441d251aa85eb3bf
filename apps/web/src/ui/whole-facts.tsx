import { Fragment } from 'react'
import { dot } from './dotted.ts'
import css from './whole-facts.module.css'

/** Short facts joined as by `dotted`; a line breaks only between two facts. */
export function WholeFacts({ facts }: { facts: readonly (string | false | null | undefined)[] }) {
  const said = facts.filter((fact): fact is string => Boolean(fact))
  return said.map((fact, place) => (
    <Fragment key={fact}>
      <bdi className={css.fact}>{fact}</bdi>
      {place < said.length - 1 ? dot : null}
    </Fragment>
  ))
}
