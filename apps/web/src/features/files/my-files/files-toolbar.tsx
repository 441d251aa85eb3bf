import { limits } from '@learntrail/contract/limits'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './files-toolbar.module.css'
import { kindGroupNames, sorts, type useFilesWanted } from './files-wanted.ts'

const pause = 300

/** Search, kind, order and layout of the file list. */
export function FilesToolbar({ view }: { view: ReturnType<typeof useFilesWanted> }) {
  const { t } = useTranslation('files/my-files')
  const { kind, sort, keyword, layout, change } = view
  const [typed, setTyped] = useState(keyword)
  const search = useDebouncedCallback((value: string) => change({ keyword: value.trim() }), pause)
  // "Show all" clears the field as well.
  useEffect(() => {
    if (keyword === '') setTyped('')
  }, [keyword])

  return (
    <search className={css.toolbar} aria-label={t('toolbar.label')}>
      <div className={css.row}>
        <TextInput
          className={css.search}
          type="search"
          aria-label={t('toolbar.search')}
          placeholder={t('toolbar.search')}
          leftSection={<Icon name="search" size={18} />}
          maxLength={limits.searchWord}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            search(event.currentTarget.value)
          }}
        />
        <Select
          className={css.sort}
          aria-label={t('toolbar.sort')}
          data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value === 'newest' || value === null ? '' : value })}
          comboboxProps={{ withinPortal: false }}
        />
        <IconButton
          label={t(layout === 'list' ? 'toolbar.grid' : 'toolbar.list')}
          icon={layout === 'list' ? 'grid' : 'list'}
          onClick={() => change({ layout: layout === 'list' ? 'grid' : '' })}
        />
      </div>
      <ChipRow>
        {kindGroupNames.map((name) => (
          <ChoiceChip key={name} isOn={kind === name} onToggle={() => change({ kind: name === 'all' ? '' : name })}>
            {t(`group.${name}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </search>
  )
}
