import type { Gradebook, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnHead } from './column-head.tsx'
import css from './sheet.module.css'

interface SheetHeadProps {
  sheet: Gradebook
  onColumn: (column: GradebookColumn) => void
}

/** The headings of the columns. */
export const SheetHead = memo(function SheetHead({ sheet, onColumn }: SheetHeadProps) {
  const { t } = useTranslation('gradebook')
  const { columns } = sheet
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={css.pupil} aria-colindex={1}>
          {t('pupil')}
        </th>
        {columns.map((one, at) => (
          <th key={one.id} scope="col" aria-colindex={at + 2}>
            <ColumnHead column={one} sheet={sheet} onOpen={() => onColumn(one)} />
          </th>
        ))}
        <th scope="col" className={css.average} aria-colindex={columns.length + 2}>
          {t('average')}
        </th>
      </tr>
    </thead>
  )
})

/** The mean of each column, and of the pupils' averages. */
export const SheetFoot = memo(function SheetFoot({ sheet }: { sheet: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const { columns, pupils } = sheet
  return (
    <tfoot>
      <tr aria-rowindex={pupils.length + 2}>
        <th scope="row" className={css.pupil} aria-colindex={1}>
          {t('classAverage')}
        </th>
        {columns.map((one, at) => (
          <td key={one.id} aria-colindex={at + 2}>
            {sheet.means[at] ?? '–'}
          </td>
        ))}
        <td className={css.average} aria-colindex={columns.length + 2}>
          {sheet.mean ?? '–'}
        </td>
      </tr>
    </tfoot>
  )
})
