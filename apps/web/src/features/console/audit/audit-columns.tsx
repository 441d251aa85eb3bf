import { auditFacts } from '@learntrail/contract/console/acts'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { CellLines } from '../table/cell-lines.tsx'
import type { Column } from '../table/data-table.tsx'
import { useFactLine } from './use-fact-line.ts'

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation(['console/audit', 'common'])
  const nameOf = useNameOf()
  return useMemo(
    () => [
      { id: 'at', header: t('columns.at'), cell: ({ row: { original } }) => formatTaipei(original.at) },
      {
        id: 'actor',
        header: t('columns.actor'),
        cell: ({ row: { original } }) => (original.actor ? nameOf(original.actor) : t('lost')),
      },
      { id: 'act', header: t('columns.act'), cell: ({ row: { original } }) => t(`acts.${original.act}`) },
      { id: 'subject', header: t('columns.subject'), cell: ({ row: { original } }) => <Subject entry={original} /> },
      { id: 'reason', header: t('columns.reason'), cell: ({ row: { original } }) => <Details entry={original} /> },
    ],
    [t, nameOf],
  )
}

function Subject({ entry: { subjectType, subjectId, subject } }: { entry: AuditEntry }) {
  const { t } = useTranslation('console/audit')
  const nameOf = useNameOf()
  if (subjectType === null || subjectId === null) return null
  const name = subject ? nameOf(subject) : subjectType === 'account' ? t('lost') : t(`subjects.${subjectType}`)
  return <Link to={paths.audit(subjectId)}>{name}</Link>
}

function Details({ entry: { reason, data } }: { entry: AuditEntry }) {
  const { t } = useTranslation('console/audit')
  const factLine = useFactLine()
  const facts = auditFacts.map((fact) => factLine(fact, data[fact])).filter((line) => line !== undefined)
  if (!reason && facts.length === 0) return null
  return (
    <CellLines>
      {reason ? <span>{reason}</span> : null}
      {facts.length > 0 ? <small>{facts.join(t('between'))}</small> : null}
    </CellLines>
  )
}
