import { cleanLine } from '@learntrail/contract/characters'
import type { DocumentPart, ImageItem } from '@learntrail/contract/eportfolio/document'
import { comparedPairs, isFree } from '@learntrail/contract/eportfolio/document-tools'
import { picturePlaces } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { Range } from '../../../../ui/form/range.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { useCounted } from '../controls/use-counted.ts'
import css from './selected-controls.module.css'

const arrangements = ['usual', 'compared', 'page', 'gallery'] as const

interface ImageArrangementProps {
  item: ImageItem
  part: DocumentPart
  onChange: (id: string, change: Partial<Omit<ImageItem, 'kind' | 'id'>>, name?: string) => void
  onSettle: () => void
  /** Opens the choice of the picture to compare this one with. */
  onAddAfter: () => void
}

/** Controls of a picture's arrangement: with the text, beside another picture, on its own page, or in the gallery. */
export function ImageArrangement({ item, part, onChange, onSettle, onAddAfter }: ImageArrangementProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const pairs = comparedPairs(part.contents)
  const pair = pairs.get(item.id) ?? [...pairs.values()].find(({ after }) => after.id === item.id)
  const arrangement = item.arrangement ?? 'usual'
  return (
    <>
      {pair?.after.id === item.id ? (
        <p className={css.note}>{t('arrangement.isCompared')}</p>
      ) : (
        <ChoiceRow
          label={t('arrangement.label')}
          choices={arrangements.map((value) => ({ value, name: t(`arrangement.${value}`) }))}
          value={arrangement}
          onChoose={(value) => onChange(item.id, { arrangement: value === 'usual' ? undefined : value })}
        />
      )}
      {arrangement === 'page' || arrangement === 'gallery' ? (
        <p className={css.note}>{t(`arrangement.${arrangement}Text`)}</p>
      ) : null}
      {pair ? (
        <div className={css.pair}>
          {(['before', 'after'] as const).map((side) => (
            <ComparedAs key={side} side={side} item={pair[side]} onChange={onChange} onSettle={onSettle} />
          ))}
        </div>
      ) : null}
      {arrangement === 'compared' && !pair ? (
        <>
          <p className={css.note}>{t('arrangement.lacksOther')}</p>
          <div className={css.buttons}>
            <Button look="soft" size="s" icon="image" onClick={onAddAfter}>
              {t('arrangement.addOther')}
            </Button>
          </div>
        </>
      ) : null}
      {arrangement === 'usual' && !pair ? (
        <UsualArrangement item={item} onChange={onChange} onSettle={onSettle} />
      ) : null}
      {arrangement === 'gallery' ? null : (
        <Checkbox
          label={t('image.keepsPlace')}
          description={t('image.keepsPlaceText')}
          checked={item.keepsPlace ?? false}
          onChange={() => onChange(item.id, { keepsPlace: !item.keepsPlace })}
        />
      )}
    </>
  )
}

type Part = Pick<ImageArrangementProps, 'item' | 'onChange' | 'onSettle'>

function UsualArrangement({ item, onChange, onSettle }: Part) {
  const { t } = useTranslation('eportfolio/typeset')
  return (
    <>
      <Range
        label={t('image.width')}
        value={item.width}
        min={20}
        max={100}
        shown={`${item.width}%`}
        onChange={(width) => onChange(item.id, { width, isPinned: true }, `width.${item.id}`)}
        onSettle={onSettle}
      />
      <ChoiceRow
        label={t('image.place')}
        choices={picturePlaces.map((value) => ({ value, name: t(`places.${value}`) }))}
        value={item.place}
        onChoose={(place) => onChange(item.id, { place, isPinned: true })}
      />
      <Checkbox
        label={t('image.free')}
        description={t('image.freeText')}
        checked={isFree(item)}
        onChange={() =>
          onChange(item.id, isFree(item) ? { isPinned: true } : { width: 100, place: 'center', isPinned: false })
        }
      />
    </>
  )
}

function ComparedAs({ side, item, onChange, onSettle }: Part & { side: 'before' | 'after' }) {
  const { t } = useTranslation('eportfolio/typeset')
  const value = item.comparedAs ?? ''
  const { error } = useCounted(value, ePortfolioLimits.comparedAs)
  return (
    <TextInput
      label={t(`arrangement.${side}Label`)}
      placeholder={t(`arrangement.${side}`)}
      value={value}
      error={error}
      onChange={(event) =>
        onChange(item.id, { comparedAs: cleanLine(event.currentTarget.value) }, `comparedAs.${item.id}`)
      }
      onBlur={onSettle}
    />
  )
}
