import { plainText } from '@learntrail/contract/content/document'
import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import type { InkPage } from '@learntrail/contract/homework/ink'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { inReadingOrder, type Place, type PlaceAt } from '@learntrail/contract/homework/places'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { isPicture, isSheet } from '../../files/index.ts'
import type { Drawing, Pen } from '../ink/use-pen.ts'
import { VersionFiles, VersionSource } from '../work/version-parts.tsx'
import { MarkedSheet } from './marked-sheet.tsx'
import { MarkedText, type Selected } from './marked-text.tsx'
import { ParagraphDialog } from './paragraph-dialog.tsx'
import { noteId, PlaceList } from './place-list.tsx'
import css from './places.module.css'

interface MarkedWorkProps {
  version: HandInVersion
  places: readonly Place[]
  ink: readonly InkPage[]
  /** Null for readers. */
  onChange: ((places: Place[]) => void) | null
  drawing: (Drawing & { pen: Pen }) | null
}

/** A version with the notes at its places: numbers in text and pages, and the notes below or beside them. */
export function MarkedWork({ version, places: given, ink, onChange, drawing }: MarkedWorkProps) {
  const { t } = useTranslation('homework/places')
  const { content, files } = version
  const id = useId()
  const places = useMemo(
    () =>
      inReadingOrder(
        given,
        files.map((file) => file.id),
      ),
    [given, files],
  )
  const [chosen, setChosen] = useState<{ id: string } | null>(null)
  const [selected, setSelected] = useState<Selected | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const hasWords = plainText(content) !== ''
  const canAdd = onChange !== null && places.length < homeworkLimits.places.count
  const isMarked = (file: string) => isAboutFile(places, file) || ink.some(({ fileId }) => fileId === file)
  const sheets = files.filter(isSheet).filter(({ id: file }) => onChange !== null || isMarked(file))
  const ids = files.map((file) => file.id)

  const hasBoth = hasWords && sheets.length > 0
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false })
  const isFirstShown = isWide || !hasWords

  const add = (at: PlaceAt) => {
    if (!canAdd) return
    const place = { id: newId(), at, words: '' }
    onChange([...places, place])
    setChosen(place)
    setSelected(null)
    setChoosing(false)
    goToField(noteId(place.id))
  }
  const addToText = () => {
    if (selected) add({ kind: 'text', ...selected })
    else if (hasWords) setChoosing(true)
  }
  const toNote = (place: string) => {
    setChosen({ id: place })
    goToField(noteId(place))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM' || !canAdd) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    addToText()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <div className={css.work}>
      <div className={css.sides} data-both={hasBoth || undefined}>
        <div className={css.side}>
          <VersionSource version={version} />
          {hasWords ? (
            <MarkedText
              content={content}
              places={places}
              chosen={chosen?.id ?? null}
              onChoose={toNote}
              onSelect={onChange ? setSelected : undefined}
            />
          ) : null}
          {onChange && hasWords ? (
            <div className={css.tools}>
              <Button
                look={selected ? 'soft' : 'line'}
                size="s"
                icon="chat"
                disabled={!canAdd}
                aria-keyshortcuts="Alt+M"
                onClick={addToText}
              >
                {t(selected ? 'markSelected' : 'markParagraph')}
              </Button>
            </div>
          ) : null}
          <VersionFiles version={version} without={sheets.filter(isPicture).map((file) => file.id)} />
        </div>
        {sheets.length > 0 ? (
          <div className={css.sheets}>
            {sheets.map((file) => (
              <MarkedSheet
                key={file.id}
                file={file}
                address={paths.files(ids, ids.indexOf(file.id))}
                places={places}
                ink={ink}
                chosen={chosen}
                isOpen={isMarked(file.id) || (onChange !== null && isFirstShown && file === sheets[0])}
                onChoose={toNote}
                onMark={canAdd ? add : null}
                drawing={drawing}
              />
            ))}
          </div>
        ) : null}
        {places.length > 0 ? (
          <section className={css.beside} aria-labelledby={id}>
            <h3 id={id} className={css.title}>
              {t('titleCount', { count: places.length })}
            </h3>
            <PlaceList
              version={version}
              places={places}
              chosen={chosen?.id ?? null}
              onShow={(place) => setChosen({ id: place })}
              onChange={onChange}
            />
            {onChange && !canAdd ? (
              <p className={css.full}>{t('full', { count: homeworkLimits.places.count })}</p>
            ) : null}
          </section>
        ) : null}
      </div>
      {isChoosing ? (
        <ParagraphDialog
          content={content}
          onChoose={(part) => add({ kind: 'text', ...part })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  )
}

const isAboutFile = (places: readonly Place[], fileId: string) =>
  places.some(({ at }) => at.kind === 'file' && at.fileId === fileId)
