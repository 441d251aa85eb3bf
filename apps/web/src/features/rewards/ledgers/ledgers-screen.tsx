import { ledgerKinds } from '@learntrail/contract/rewards/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { among, Filters, FindField, StaffScreen, useAddressFilters } from '../../console/index.ts'
import { foundLedgersQuery, proofsQuery } from '../api/admin.ts'
import { LedgerEntries } from './ledger-entries.tsx'
import css from './ledgers.module.css'

/** Where each point came from and went: for a person, a school or a group. */
export function LedgersScreen() {
  const { t } = useTranslation('rewards/ledgers')
  return (
    <StaffScreen title={t('title')} level="operator">
      <div className={css.parts}>
        <Proofs />
        <Ledgers />
      </div>
    </StaffScreen>
  )
}

function Proofs() {
  const { t } = useTranslation('rewards/ledgers')
  const query = useQuery(proofsQuery)
  const { data } = query
  if (data === undefined) return <WaitingLines query={query} lines={2} />
  return (
    <Card as="section" aria-label={t('proofs.title')}>
      {(['points', 'rewards'] as const).map((kind) => {
        const proof = data[kind]
        return (
          <p key={kind} role={proof !== null && proof.drifting > 0 ? 'alert' : undefined}>
            {proof === null
              ? t(`proofs.${kind}.never`)
              : t(`proofs.${kind}.found`, { time: formatTaipei(proof.provedAt), count: proof.drifting })}
          </p>
        )
      })}
    </Card>
  )
}

function Ledgers() {
  const { t } = useTranslation('rewards/ledgers')
  const [{ kind: asked, find, id }, change] = useAddressFilters(['kind', 'find', 'id'])
  const kind = among(ledgerKinds, asked) ?? 'purse'
  return (
    <>
      <section aria-label={t('chosen')}>
        <ChipRow>
          {ledgerKinds.map((one) => (
            <ChoiceChip key={one} isOn={kind === one} onToggle={() => change({ kind: one, find: null, id: null })}>
              {t(`kinds.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </section>
      <Filters label={t('filters.label')}>
        <FindField
          key={kind}
          t={t}
          label={t(`find.${kind}`)}
          value={find}
          onFind={(words) => change({ find: words, id: null })}
        />
      </Filters>
      {id === undefined ? (
        find === undefined ? (
          <EmptyState title={t('begin')} />
        ) : (
          <Found kind={kind} find={find} />
        )
      ) : null}
      {id === undefined ? null : <LedgerEntries key={id} kind={kind} id={id} />}
    </>
  )
}

function Found({ kind, find }: { kind: (typeof ledgerKinds)[number]; find: string }) {
  const { t } = useTranslation('rewards/ledgers')
  const query = useQuery(foundLedgersQuery(kind, find))
  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  const { items } = query.data
  if (items.length === 0)
    return (
      <EmptyState title={t('nobody.title')}>
        <p>{t('nobody.text')}</p>
      </EmptyState>
    )
  return (
    <Card padding="s">
      <ul aria-label={t('found')}>
        {items.map(({ id, name, note }) => (
          <li key={id}>
            <Link to={`${paths.ledgers}?${new URLSearchParams({ kind, find, id })}`} className={css.one}>
              <strong>{name}</strong>
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
