import type { Signature } from '@learntrail/contract/signature/signature'
import { useTranslation } from 'react-i18next'
import { boxAround, pathOf } from './lines.rules.ts'
import css from './signature.module.css'

/** Shows a signature. The screen must load the namespace `common/signature`. */
export function SignatureView({ signature }: { signature: Signature }) {
  const { t } = useTranslation('common/signature')
  if ('typed' in signature) return <span className={css.typed}>{signature.typed}</span>
  return (
    <svg className={css.view} viewBox={boxAround(signature.lines)} role="img" aria-label={t('label')}>
      <Strokes lines={signature.lines} />
    </svg>
  )
}

export function Strokes({ lines }: { lines: readonly (readonly (readonly [number, number])[])[] }) {
  return (
    <g className={css.strokes}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and removed at the end
        <path key={at} d={pathOf(line)} />
      ))}
    </g>
  )
}
