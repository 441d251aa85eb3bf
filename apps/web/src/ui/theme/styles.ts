// The order is the cascade: Mantine's values, ours, then the page.
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './tokens.css'
import './mantine.css'
import './base.css'
