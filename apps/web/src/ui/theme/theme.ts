import { createTheme } from '@mantine/core'
import controls from './controls.module.css'

const brand = Array.from({ length: 10 }, (_, step) => `var(--brand-${step})`)

/** Mantine with our tokens: every colour is a CSS variable, so a theme is one attribute on the page. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: {
    brand: [
      brand[0] ?? '',
      brand[1] ?? '',
      brand[2] ?? '',
      brand[3] ?? '',
      brand[4] ?? '',
      brand[5] ?? '',
      brand[6] ?? '',
      brand[7] ?? '',
      brand[8] ?? '',
      brand[9] ?? '',
    ],
  },
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '999px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: {
      defaultProps: { radius: 'xl', size: 'md' },
      classNames: { root: controls.button, label: controls.label },
    },
    ActionIcon: { defaultProps: { radius: 'xl', variant: 'subtle', size: 44 } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' }, classNames: { root: controls.passwordInput } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: {
      defaultProps: {
        size: 'md',
        checkIconPosition: 'right',
        allowDeselect: false,
        // Leaves what is chosen more of a narrow field: the cross takes the place of the arrow.
        clearSectionMode: 'clear',
        rightSectionWidth: 40,
      },
    },
    NumberInput: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    Checkbox: {
      defaultProps: { size: 'md' },
      classNames: {
        root: controls.checkbox,
        inner: controls.checkboxPlace,
        input: controls.checkboxInput,
        label: controls.checkboxLabel,
        description: controls.checkboxDescription,
      },
    },
    Pill: { classNames: { root: controls.pill, remove: controls.pillRemove } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Input: { classNames: { wrapper: controls.inputWrapper, input: controls.input } },
    InputWrapper: {
      classNames: {
        label: controls.fieldLabel,
        description: controls.fieldDescription,
        error: controls.fieldError,
        required: controls.required,
      },
    },
  },
})
