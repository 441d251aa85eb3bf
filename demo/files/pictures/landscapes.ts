import type { Random } from '../../school/random.ts'
import {
  circle,
  curve,
  type Draw,
  type Drawing,
  defs,
  ellipse,
  group,
  hill,
  line,
  linear,
  many,
  mix,
  type Point,
  pebble,
  polygon,
  polyline,
  radial,
  rect,
  ridge,
  shape,
  stroke,
  times,
} from './ink.ts'

interface MountainColours {
  sky: string[]
  far: string
  near: string
  light: string
  /** The sun's position, as shares of width and height. */
  sun: Point
  hasMist?: boolean
  isPortrait?: boolean
}

/** Mountain ranges, paler with distance. */
export const mountains =
  ({ sky, far, near, light, sun, hasMist = false, isPortrait = false }: MountainColours): Draw =>
  (random) => {
    const [width, height] = isPortrait ? [960, 1280] : [1280, 853]
    const [sunX, sunY] = [sun[0] * width, sun[1] * height]
    const ranges = 6
    const body = [
      defs(
        linear('sky', sky),
        radial('glow', [`${light}/0.9`, `${light}/0.3`, `${light}/0.08`, `${light}/0`], [0.5, 0.5], 0.5),
        linear('mist', [`${light}/0`, `${light}/0.55`, `${light}/0`]),
      ),
      rect(0, 0, width, height, 'url(#sky)'),
      circle(sunX, sunY, height * 0.42, 'url(#glow)'),
      circle(sunX, sunY, height * 0.055, mix(light, '#ffffff', 0.5)),
      many(5, () => {
        const y = random.between(0.06, 0.36) * height
        return ellipse(random.next() * width, y, random.between(140, 340), random.between(5, 15), light, {
          opacity: random.between(0.08, 0.28),
        })
      }),
    ]
    for (let index = 0; index < ranges; index += 1) {
      const depth = index / (ranges - 1)
      const base = height * (0.5 + depth * 0.36)
      const outline = ridge(random, width, base, height * (0.24 - depth * 0.09), (isPortrait ? 4 : 7) + index * 2)
      const colour = mix(far, near, depth ** 1.2)
      body.push(defs(linear(`r${index}`, [colour, mix(colour, light, 0.3 * (1 - depth))])))
      body.push(shape(hill(outline, width, height), `url(#r${index})`))
      if (hasMist && index < ranges - 1) {
        body.push(rect(0, base - height * 0.02, width, height * 0.13, 'url(#mist)', { opacity: 0.75 - depth * 0.4 }))
      }
    }
    body.push(grassEdge(random, width, height, near))
    return { width, height, body: body.join(''), grain: 0.5 }
  }

function grassEdge(random: Random, width: number, height: number, near: string): string {
  const blades = times(170, () => {
    const x = random.next() * width
    const tall = random.between(18, 74)
    const lean = random.between(-16, 16)
    return curve([
      [x, height + 6],
      [x + lean * 0.3, height - tall * 0.6],
      [x + lean, height - tall],
    ])
  })
  return stroke(blades.join(''), mix(near, '#000000', 0.45), 2.4, { opacity: 0.85 })
}

interface RiverColours {
  bank: [string, string]
  water: [string, string]
  stone: [string, string]
  sky: [string, string]
}

/** A stony stream that winds towards the viewer. */
export const river =
  ({ bank, water, stone, sky }: RiverColours): Draw =>
  (random) => {
    const [width, height] = [1280, 960]
    const horizon = height * 0.34
    const bend = (t: number): Point => [
      width * (0.55 + 0.13 * Math.sin(t * 5.2) * (1 - t * 0.4)) - t * width * 0.09,
      horizon + (height - horizon) * t ** 1.5,
    ]
    const half = (t: number) => 16 + t ** 1.7 * width * 0.38
    const steps = times(14, (index) => index / 13)
    const left = steps.map((t): Point => [bend(t)[0] - half(t), bend(t)[1]])
    const right = steps.map((t): Point => [bend(t)[0] + half(t) * 0.92, bend(t)[1]]).reverse()
    const channel = `${curve(left)}L${curve(right).slice(1)}Z`
    const stones = times(64, () => random.next() ** 0.6)
      .sort((one, other) => one - other)
      .map((t) => {
        const side = random.next() > 0.5 ? 1 : -1
        const off = random.next() > 0.25 ? random.between(0.88, 1.14) : random.between(0.1, 0.8)
        const size = (6 + 46 * t ** 1.6) * random.between(0.5, 1.2)
        const [x, y] = [bend(t)[0] + side * half(t) * off, bend(t)[1]]
        const tone = mix(stone[0], stone[1], random.next())
        return [
          ellipse(x + size * 0.12, y + size * 0.42, size * 1.15, size * 0.3, '#10241c', { opacity: 0.32 }),
          shape(pebble(random, x, y, size, size * 0.62), tone),
          shape(pebble(random, x - size * 0.15, y - size * 0.2, size * 0.6, size * 0.26), mix(tone, '#ffffff', 0.4), {
            opacity: 0.55,
          }),
        ].join('')
      })
    const ripples = many(70, () => {
      const t = random.next() ** 0.5
      const x = bend(t)[0] + random.between(-0.8, 0.8) * half(t)
      const long = (10 + 90 * t) * random.between(0.5, 1.4)
      const y = bend(t)[1]
      return stroke(
        curve([
          [x - long, y],
          [x, y - 3 - 6 * t],
          [x + long, y + 1],
        ]),
        '#ffffff',
        1 + 2.4 * t,
        { opacity: random.between(0.12, 0.5) },
      )
    })
    const body = [
      defs(
        linear('sky', sky),
        linear('bank', bank),
        linear('water', [mix(water[0], sky[1], 0.5), water[0], water[1]]),
        linear('shine', ['#ffffff/0.55', '#ffffff/0'], 70),
      ),
      rect(0, 0, width, horizon + 40, 'url(#sky)'),
      shape(hill(ridge(random, width, horizon + 10, 190, 9), width, height), mix(bank[0], sky[1], 0.62)),
      shape(hill(ridge(random, width, horizon + 22, 90, 15), width, height), mix(bank[0], sky[1], 0.3)),
      rect(0, horizon + 6, width, height, 'url(#bank)'),
      trees(random, width, horizon + 26, mix(bank[1], '#0b2a1c', 0.35)),
      many(120, () => {
        const y = horizon + 30 + random.next() ** 1.6 * (height - horizon)
        return ellipse(random.next() * width, y, random.between(14, 80), random.between(4, 16), bank[1], {
          opacity: random.between(0.08, 0.3),
        })
      }),
      shape(channel, 'url(#water)'),
      shape(channel, 'url(#shine)', { opacity: 0.5 }),
      ripples,
      stones.join(''),
    ]
    return { width, height, body: body.join(''), grain: 0.6 }
  }

function trees(random: Random, width: number, ground: number, colour: string): string {
  return many(58, (index) => {
    const x = (index / 57) * width + random.between(-16, 16)
    const size = random.between(16, 46)
    return shape(
      pebble(random, x, ground - size * 0.5, size, size * 0.9, 0.25),
      mix(colour, '#7fb069', random.between(0, 0.32)),
      { opacity: 0.92 },
    )
  })
}

/** Waves on a shore under a wide sky; optionally with rocks and tidal pools. */
export const shore =
  (colours: { sky: string[]; sea: [string, string]; sand: [string, string] }, rocks = 0): Draw =>
  (random) => {
    const [width, height] = [1400, 788]
    const horizon = height * 0.42
    const edge = (base: number, unrest: number) =>
      times(9, (index): Point => [(width * index) / 8, base + random.between(-unrest, unrest)])
    const foam = many(6, (index) => {
      const base = horizon + 70 + index * 42
      const points = edge(base, 10 + index * 3)
      return (
        stroke(curve(points), '#ffffff', 2 + index * 1.5, { opacity: 0.22 + index * 0.09 }) +
        stroke(curve(points.map(([x, y]) => [x + 14, y + 8])), colours.sea[1], 3, { opacity: 0.3 })
      )
    })
    const beach = edge(horizon + 300, 20)
    const body = [
      defs(
        linear('sky', colours.sky),
        linear('sea', [colours.sea[1], colours.sea[0], mix(colours.sea[0], '#ffffff', 0.35)]),
        linear('sand', colours.sand),
      ),
      rect(0, 0, width, horizon, 'url(#sky)'),
      many(16, () =>
        ellipse(
          random.next() * width,
          random.between(40, horizon - 60),
          random.between(60, 230),
          random.between(8, 26),
          '#ffffff',
          {
            opacity: random.between(0.12, 0.5),
          },
        ),
      ),
      rect(0, horizon, width, height, 'url(#sea)'),
      many(150, () => {
        const y = horizon + random.next() ** 1.8 * 260
        const long = 8 + (y - horizon) * 0.3
        return line([random.next() * width, y], [random.next() * 4 + random.next() * width, y], '#ffffff', 1.2, {
          opacity: 0.05,
          'stroke-dasharray': `${long} ${long * 6}`,
        })
      }),
      foam,
      shape(hill(beach, width, height), 'url(#sand)'),
      stroke(curve(beach), '#ffffff', 12, { opacity: 0.75 }),
      shape(
        hill(
          beach.map(([x, y]) => [x, y + 24]),
          width,
          height,
        ),
        mix(colours.sand[1], '#3b2a18', 0.25),
        { opacity: 0.22 },
      ),
      many(260, () =>
        circle(random.next() * width, random.between(horizon + 340, height), random.between(0.8, 2.6), '#5b4630', {
          opacity: random.between(0.15, 0.5),
        }),
      ),
      many(rocks, () => {
        const [x, y, size] = [
          random.next() * width,
          random.between(horizon + 250, height - 20),
          random.between(30, 130),
        ]
        const tone = mix('#3a3f46', '#7b7468', random.next())
        return [
          ellipse(x + 10, y + size * 0.4, size * 1.2, size * 0.26, '#1b2126', { opacity: 0.4 }),
          shape(pebble(random, x, y, size, size * 0.5, 0.24), tone),
          shape(
            pebble(random, x - size * 0.1, y - size * 0.14, size * 0.74, size * 0.22, 0.3),
            mix(tone, '#e9dfc8', 0.4),
            {
              opacity: 0.6,
            },
          ),
          ellipse(x + size * 0.1, y + size * 0.05, size * 0.3, size * 0.08, mix(colours.sea[0], '#ffffff', 0.4), {
            opacity: 0.8,
          }),
        ].join('')
      }),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** The Milky Way over a ridge, or star trails. */
export const nightSky =
  (colours: string[], hasTrails = false): Draw =>
  (random) => {
    const [width, height] = hasTrails ? [1200, 1200] : [1280, 853]
    const pole: Point = [width * 0.46, height * 0.44]
    const starColours = ['#ffffff', '#ffe9c9', '#cfe2ff', '#ffd7d0'] as const
    const stars = hasTrails
      ? many(190, () => {
          const radius = 14 + random.next() ** 0.8 * width * 0.8
          const start = random.next() * Math.PI * 2
          const sweep = 0.62
          const at = (angle: number): Point => [pole[0] + Math.cos(angle) * radius, pole[1] + Math.sin(angle) * radius]
          const [from, to] = [at(start), at(start + sweep)]
          const d = `M${from[0]} ${from[1]}A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`
          return stroke(d, random.pick(starColours), random.between(0.8, 2.6), { opacity: random.between(0.35, 0.95) })
        })
      : many(620, () => {
          const isInBand = random.next() > 0.45
          const along = random.next()
          const x = isInBand ? along * width : random.next() * width
          const y = isInBand
            ? height * (0.78 - along * 0.72) + (random.next() + random.next() - 1) * 150
            : random.next() * height
          return circle(x, y, 0.5 + random.next() ** 5 * 2.6, random.pick(starColours), {
            opacity: random.between(0.3, 1),
          })
        })
    const band = many(hasTrails ? 0 : 26, (index) => {
      const along = index / 25
      return ellipse(
        along * width,
        height * (0.78 - along * 0.72) + random.between(-34, 34),
        random.between(140, 290),
        random.between(70, 150),
        index % 3 === 0 ? 'url(#warm)' : 'url(#cold)',
        { opacity: random.between(0.4, 1) },
      )
    })
    const ground = ridge(random, width, height * 0.94, height * 0.14, 9)
    const body = [
      defs(
        linear('sky', colours),
        radial('warm', ['#f6c9a8/0.26', '#f6c9a8/0.1', '#f6c9a8/0'], [0.5, 0.5], 0.5),
        radial('cold', ['#9fb8ff/0.3', '#9fb8ff/0.1', '#9fb8ff/0'], [0.5, 0.5], 0.5),
        linear('ground', ['#0d1626', '#05090f']),
      ),
      rect(0, 0, width, height, 'url(#sky)'),
      band,
      stars,
      ellipse(width * 0.24, height, width * 0.6, height * 0.3, 'url(#warm)'),
      shape(hill(ground, width, height), 'url(#ground)'),
      many(26, (index) => {
        const x = (index / 25) * width + random.between(-20, 20)
        const tall = random.between(20, 80)
        const y = height * 0.95
        return shape(
          polygon([
            [x - tall * 0.2, y],
            [x, y - tall],
            [x + tall * 0.2, y],
          ]),
          '#060b13',
        )
      }),
    ]
    return { width, height, body: body.join(''), grain: 0.35 }
  }

/** Mangroves and egrets on still water. */
export const wetland =
  (colours: { sky: string[]; water: string[]; leaf: string }): Draw =>
  (random) => {
    const [width, height] = [1280, 853]
    const horizon = height * 0.46
    const clump = (x: number, base: number, size: number) =>
      many(16, () => {
        const [dx, dy] = [random.between(-1.3, 1.3) * size, -random.next() * size * 0.9]
        return shape(
          pebble(random, x + dx, base + dy, size * 0.42, size * 0.3, 0.3),
          mix(colours.leaf, random.next() > 0.5 ? '#b8cf6a' : '#0d2c22', random.between(0.05, 0.42)),
        )
      })
    const roots = (x: number, base: number, size: number) =>
      stroke(
        times(9, (index) => {
          const to = x + (index - 4) * size * 0.22
          return curve([
            [x + (index - 4) * size * 0.08, base - size * 0.2],
            [to, base + size * 0.1],
            [to + random.between(-8, 8), base + size * 0.42],
          ])
        }).join(''),
        '#3d3327',
        4,
        { opacity: 0.8 },
      )
    const egret = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        [
          stroke('M0 0C4 -14 -8 -20 0 -34', '#fdfdf8', 4.6),
          ellipse(12, 6, 19, 9.5, '#fdfdf8', { transform: 'rotate(18 12 6)' }),
          shape('M-2 -36L-18 -31L-1 -32Z', '#e8a33d'),
          circle(0, -34.5, 4.2, '#fdfdf8'),
          line([8, 14], [7, 40], '#2f2f2f', 1.6),
          line([14, 14], [15, 40], '#2f2f2f', 1.6),
          ellipse(12, 43, 16, 2, '#ffffff', { opacity: 0.35 }),
        ].join(''),
      )
    const body = [
      defs(linear('sky', colours.sky), linear('water', colours.water)),
      rect(0, 0, width, horizon, 'url(#sky)'),
      shape(
        hill(ridge(random, width, horizon, 90, 8), width, horizon + 4),
        mix(colours.leaf, colours.sky[1] ?? '#ffffff', 0.65),
      ),
      rect(0, horizon, width, height - horizon, 'url(#water)'),
      many(46, () => {
        const y = horizon + random.next() ** 1.5 * (height - horizon)
        const x = random.next() * width
        return line([x, y], [x + random.between(40, 260), y], '#ffffff', random.between(1, 3), { opacity: 0.16 })
      }),
      many(11, (index) => clump((index / 10) * width, horizon + 8, random.between(40, 74))),
      [0.07, 0.9, 0.72]
        .map((share, index) => {
          const [x, base, size] = [share * width, height * (0.8 - index * 0.06), 150 - index * 20]
          return roots(x, base, size) + clump(x, base - size * 0.3, size)
        })
        .join(''),
      egret(470, 600, 1.5),
      egret(620, 560, 1.1),
      egret(560, 690, 1.9),
      many(3, (index) =>
        stroke(`M${330 + index * 84} ${150 + index * 30}q18 -18 34 0q16 -18 34 0`, '#ffffff', 4, { opacity: 0.9 }),
      ),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** A street of old arcade houses. */
export const oldStreet: Draw = (random): Drawing => {
  const [width, height] = [1280, 900]
  const walls = ['#c8674f', '#d9a066', '#b9b29a', '#a95c45', '#cdb58a'] as const
  const houses = many(5, (index) => {
    const [x, wide] = [index * 256, 252]
    const top = 130 + random.between(-40, 60)
    const wall = walls[index] ?? walls[0]
    const dark = mix(wall, '#2b1a14', 0.5)
    const windows = many(3, (column) => {
      const left = x + 28 + column * 70
      return [
        rect(left, top + 130, 54, 120, dark, { rx: 27 }),
        rect(left + 6, top + 138, 42, 104, mix('#ffdf9e', '#52688a', random.next()), { rx: 21 }),
        line([left + 27, top + 138], [left + 27, top + 242], dark, 4),
        line([left + 4, top + 190], [left + 50, top + 190], dark, 4),
      ].join('')
    })
    return [
      rect(x, top, wide, height - top, wall),
      many(26, () =>
        rect(x + random.between(0, wide - 40), top + random.between(60, 420), random.between(20, 60), 8, dark, {
          opacity: 0.1,
        }),
      ),
      shape(
        curve([
          [x - 4, top + 4],
          [x + wide * 0.25, top - 22],
          [x + wide * 0.5, top - 64],
          [x + wide * 0.75, top - 22],
          [x + wide + 4, top + 4],
        ]),
        mix(wall, '#ffffff', 0.2),
      ),
      rect(x - 4, top, wide + 8, 16, mix(wall, '#ffffff', 0.35)),
      circle(x + wide / 2, top - 14, 15, mix(wall, '#ffffff', 0.55)),
      windows,
      rect(x, top + 292, wide, 14, mix(wall, '#ffffff', 0.35)),
      rect(x + 22, top + 330, wide - 44, height, '#241a17', { rx: 96 }),
      rect(x + 44, top + 372, wide - 88, 300, random.pick(['#6b4630', '#3d5a58', '#7b3f35']), { opacity: 0.8 }),
      circle(x + wide / 2, top + 356, 17, '#e8553d'),
      circle(x + wide / 2 - 3, top + 352, 9, '#ffb199', { opacity: 0.6 }),
    ].join('')
  })
  const body = [
    defs(
      linear('sky', ['#f6d9a8', '#f2b48c']),
      linear('road', ['#8d7f73', '#5d524b']),
      linear('dusk', ['#ffd08a/0.35', '#3a2140/0.35'], 60),
    ),
    rect(0, 0, width, height, 'url(#sky)'),
    houses,
    shape(
      polygon([
        [0, height - 150],
        [width, height - 150],
        [width, height],
        [0, height],
      ]),
      'url(#road)',
    ),
    many(40, () =>
      line(
        [random.next() * width, random.between(height - 140, height)],
        [random.next() * width, height - 70],
        '#ffffff',
        1,
        {
          opacity: 0.03,
        },
      ),
    ),
    many(9, (index) => line([index * 160, height - 150], [index * 200 - 160, height], '#4a413b', 3, { opacity: 0.4 })),
    rect(0, 0, width, height, 'url(#dusk)'),
  ]
  return { width, height, body: body.join(''), grain: 0.65 }
}

/** Fields and hills through a train window. */
export const trainWindow: Draw = (random): Drawing => {
  const [width, height] = [1400, 788]
  const view = [
    rect(0, 0, width, height, 'url(#sky)'),
    shape(hill(ridge(random, width, 330, 150, 8), width, height), '#8fb7b0'),
    shape(hill(ridge(random, width, 400, 110, 10), width, height), '#5f9b80'),
    many(9, (index) =>
      shape(
        polygon([
          [-200 + index * 210, 440],
          [0 + index * 210, 440],
          [-260 + index * 330, 790],
          [-700 + index * 330, 790],
        ]),
        mix('#9fcf5f', '#e2cf63', random.next()),
        { opacity: 0.9 },
      ),
    ),
    many(24, () =>
      line([0, random.between(450, 780)], [width, random.between(450, 780)], '#ffffff', 2, { opacity: 0.08 }),
    ),
    many(5, (index) => rect(120 + index * 270, 300, 7, 330, '#4c5a63', { opacity: 0.55 })),
    stroke(`M0 318Q${width / 2} 372 ${width} 312`, '#4c5a63', 3, { opacity: 0.6 }),
  ].join('')
  const body = [
    defs(
      linear('sky', ['#8cc6ee', '#e9f4ea']),
      linear('wall', ['#e8e2d6', '#cfc6b4']),
      linear('glass', ['#ffffff/0.35', '#ffffff/0', '#ffffff/0.16'], 30),
      '<clipPath id="pane"><rect x="90" y="60" width="1220" height="560" rx="46"/></clipPath>',
    ),
    rect(0, 0, width, height, 'url(#wall)'),
    group('translate(0 0)', view, { 'clip-path': 'url(#pane)' }),
    rect(90, 60, 1220, 560, 'url(#glass)', { rx: 46 }),
    rect(90, 60, 1220, 560, 'none', { rx: 46, stroke: '#7d766a', 'stroke-width': 14 }),
    rect(0, 668, width, 120, '#b9ad97'),
    rect(0, 668, width, 10, '#8f846f'),
    group(
      'translate(1010 560)',
      [
        shape('M0 0h130l-12 140h-106z', '#f7f3ea'),
        rect(6, 46, 118, 54, '#c98b5a'),
        ellipse(65, 0, 65, 13, '#5a3a26'),
        ellipse(65, 0, 65, 13, 'none', { stroke: '#ffffff', 'stroke-width': 5 }),
      ].join(''),
    ),
  ]
  return { width, height, body: body.join(''), grain: 0.45 }
}

/** Lanes of a running track in the evening. */
export const runningTrack: Draw = (random): Drawing => {
  const [width, height] = [1280, 853]
  const vanish: Point = [width * 0.62, height * 0.36]
  const lanes = many(9, (index) => {
    const x = -500 + index * 230
    return line(vanish, [x, height + 20], '#ffffff', 5, { opacity: 0.82 })
  })
  const body = [
    defs(
      linear('sky', ['#35508f', '#b76e8e', '#ffc58a']),
      linear('track', ['#c2533d', '#8f2f2a']),
      radial('sun', ['#fff1c9/1', '#ffcf87/0.55', '#ffcf87/0.12', '#ffcf87/0'], [0.5, 0.5], 0.5),
    ),
    rect(0, 0, width, height * 0.4, 'url(#sky)'),
    circle(vanish[0] + 40, vanish[1] - 20, 260, 'url(#sun)'),
    shape(hill(ridge(random, width, height * 0.37, 90, 12), width, height), '#3d4a66'),
    many(40, (index) =>
      shape(
        pebble(random, (index / 39) * width, height * 0.375, random.between(16, 44), random.between(14, 34), 0.25),
        '#26364a',
      ),
    ),
    rect(0, height * 0.39, width, height, '#4f7d4e'),
    shape(polygon([vanish, [width + 900, height + 20], [-900, height + 20]]), 'url(#track)'),
    lanes,
    many(900, () => {
      const y = height * 0.5 + random.next() ** 0.6 * height * 0.5
      return rect(random.next() * width, y, 2, 1.4, random.next() > 0.5 ? '#ffffff' : '#3d0f10', { opacity: 0.16 })
    }),
    line([-40, height * 0.86], [width + 40, height * 0.82], '#ffffff', 15, { opacity: 0.9 }),
    stroke(
      polyline([
        [0, height * 0.39],
        [width, height * 0.39],
      ]),
      '#e9d9a8',
      4,
      { opacity: 0.5 },
    ),
  ]
  return { width, height, body: body.join(''), grain: 0.6 }
}

/** A city in the rain, seen through drops on the glass. */
export const rainyWindow: Draw = (random): Drawing => {
  const [width, height] = [960, 1280]
  const lights = ['#ffcf6b', '#ff8a5c', '#8fd0ff', '#f7f0d0', '#ff6f91'] as const
  const body = [
    defs(
      linear('night', ['#2b3b57', '#3c4a63', '#5a5566']),
      radial('drop', ['#ffffff/0.05', '#ffffff/0.5'], [0.4, 0.3], 0.75),
    ),
    rect(0, 0, width, height, 'url(#night)'),
    many(14, (index) =>
      rect(index * 74 - 10, random.between(420, 780), random.between(54, 90), 900, '#1c2639', { opacity: 0.65 }),
    ),
    many(44, () =>
      circle(random.next() * width, random.between(440, 1240), random.between(12, 46), random.pick(lights), {
        opacity: random.between(0.25, 0.7),
      }),
    ),
    many(150, () => {
      const [x, y, size] = [random.next() * width, random.next() * height, 2 + random.next() ** 3 * 17]
      return [
        ellipse(x, y, size, size * 1.16, '#1d2940', { opacity: 0.45 }),
        ellipse(x, y, size, size * 1.16, 'url(#drop)'),
        ellipse(x - size * 0.3, y - size * 0.4, size * 0.28, size * 0.2, '#ffffff', { opacity: 0.85 }),
      ].join('')
    }),
    many(16, () => {
      const [x, y] = [random.next() * width, random.next() * height * 0.7]
      return line([x, y], [x + random.between(-5, 5), y + random.between(80, 330)], '#ffffff', random.between(2, 5), {
        opacity: 0.16,
      })
    }),
    rect(0, 0, width, 26, '#e6e1d8'),
    rect(0, 0, 26, height, '#e6e1d8'),
    rect(0, height - 96, width, 96, '#d9d2c5'),
    rect(0, height - 96, width, 8, '#a99f8e'),
  ]
  return { width, height, body: body.join(''), grain: 0.5 }
}
