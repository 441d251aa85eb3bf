import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

/** `primary` once per screen; `soft`, `line` and `quiet` for the rest; `danger` for irreversible actions. */
export type ButtonLook = 'primary' | 'soft' | 'line' | 'quiet' | 'danger'

interface Appearance {
  look?: ButtonLook
  size?: 's' | 'm' | 'l'
  icon?: IconName
  iconAfter?: IconName
  wide?: boolean
  children: ReactNode
}

interface ButtonProps extends Appearance, Omit<ComponentPropsWithRef<'button'>, keyof Appearance | 'color' | 'style'> {
  /** Shows a spinner and ignores presses. */
  isBusy?: boolean
}

export function Button({ type = 'button', isBusy = false, ...props }: ButtonProps) {
  const { appearance, rest } = split(props)
  return <MantineButton {...rest} {...appearance} type={type} loading={isBusy} />
}

/** A link that looks like a button. */
export function LinkButton(props: Appearance & Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>) {
  const { appearance, rest } = split(props)
  return <MantineButton {...rest} {...appearance} component={Link} to={props.to} />
}

/** A download link that looks like a button: the browser saves the file and shows progress, whatever its size. */
export function DownloadButton(props: Appearance & Pick<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'>) {
  const { appearance, rest } = split(props)
  return (
    <MantineButton {...rest} {...appearance} component="a" download>
      {props.children}
    </MantineButton>
  )
}

const variants: Record<ButtonLook, Pick<MantineButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'filled' },
  soft: { variant: 'light' },
  line: { variant: 'default' },
  quiet: { variant: 'subtle' },
  danger: { variant: 'filled', color: 'red' },
}
const sizes = { s: 'sm', m: 'md', l: 'lg' } as const

function split<P extends Appearance>({ look = 'primary', size = 'm', icon, iconAfter, wide, ...rest }: P) {
  const appearance = {
    ...variants[look],
    size: sizes[size],
    fullWidth: wide,
    leftSection: icon && <Icon name={icon} />,
    rightSection: iconAfter && <Icon name={iconAfter} size={18} />,
  }
  return { appearance, rest }
}
