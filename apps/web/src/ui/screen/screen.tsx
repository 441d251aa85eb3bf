import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../icon-button.tsx'
import css from './screen.module.css'
import { useScreenFrame } from './screen-frame.ts'
import { useGoBack } from './use-go-back.ts'
import { useScreenTitle } from './use-screen-title.ts'

/** What a screen is a part of, such as the group whose members it lists. */
export interface ScreenOf {
  name: string
  to: string
}

export interface ScreenProps {
  title: string
  /** Below the title and in the document title. */
  of?: ScreenOf | undefined
  /** A line below the title, on standalone pages. */
  lead?: ReactNode
  /** Where Back leads without history; if undefined, the bar shows the menu button instead. */
  back?: string
  /** In the navigation bar, before the title: the face of the person or room the screen is about. */
  face?: ReactNode
  /** In the navigation bar, below the title: the current state. */
  state?: ReactNode
  /** Buttons at the end of the navigation bar. */
  toolbar?: ReactNode
  /** Beside the content from 1200 px on, otherwise below it. */
  aside?: ReactNode
  /** `reading` is 640 px, `narrow` 440 px for standalone forms, `wide` the width of the frame. */
  width?: 'narrow' | 'reading' | 'wide'
  children: ReactNode
}

/**
 * The frame of every screen: one h1, one main, and the document title. In the shell the heading is in the navigation
 * bar.
 */
export function Screen({
  title,
  of,
  lead,
  back,
  face,
  state,
  toolbar,
  aside,
  width = 'reading',
  children,
}: ScreenProps) {
  const { t } = useTranslation()
  const frame = useScreenFrame()
  const goBack = useGoBack(back)
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(title, heading, { isShown: frame === null || frame.bar !== null, of: of?.name })

  const menuButton = frame ? (
    <IconButton
      label={t(frame.isMenuDocked ? 'foldMenu' : frame.menuHasNews ? 'menuNews' : 'menu')}
      icon={frame.isMenuDocked ? 'foldMenu' : 'menu'}
      isNew={frame.menuHasNews}
      onClick={frame.openMenu}
      aria-haspopup={frame.isMenuDocked ? undefined : 'dialog'}
    />
  ) : null
  const backButton = back === undefined ? null : <IconButton label={t('back')} icon="back" onClick={goBack} />

  const whole = of ? (
    <Link to={of.to} className={css.whole}>
      {of.name}
    </Link>
  ) : null

  return (
    <>
      {frame?.bar
        ? createPortal(
            <>
              {backButton ?? menuButton}
              {backButton && frame.hasMadeRoom ? menuButton : null}
              {face}
              <div className={css.barHead} data-faced={face !== undefined || undefined}>
                <h1 ref={heading} tabIndex={-1} className={css.barTitle}>
                  {title}
                </h1>
                {whole}
                {state}
              </div>
              <div className={css.toolbar}>
                {toolbar}
                {back === undefined ? frame.wayOut : null}
              </div>
            </>,
            frame.bar,
          )
        : null}
      <main id="main" className={css.main} data-width={width} data-alone={frame === null || undefined}>
        <div className={css.content}>
          {frame ? null : (
            <header className={css.head}>
              <div className={css.titleRow}>
                {backButton}
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
                {toolbar}
              </div>
              {whole}
              {lead ? <p className={css.lead}>{lead}</p> : null}
            </header>
          )}
          {children}
        </div>
        {aside ? <aside className={css.aside}>{aside}</aside> : null}
      </main>
    </>
  )
}
