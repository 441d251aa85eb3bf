import {
  circle,
  curve,
  type Draw,
  defs,
  ellipse,
  group,
  handwriting,
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
  shape,
  stroke,
  times,
  words,
} from './ink.ts'

/** A map of a river with its sampling points. */
export const samplingMap =
  (points: readonly string[], look: { land: [string, string]; water: string; mark: string }): Draw =>
  (random) => {
    const [width, height] = [1280, 960]
    const course: Point[] = [
      [-40, 180],
      [190, 250],
      [330, 430],
      [560, 400],
      [700, 560],
      [900, 600],
      [1010, 780],
      [1330, 850],
    ]
    const side: Point[] = [
      [620, -40],
      [590, 120],
      [680, 250],
      [610, 400],
    ]
    const contours = many(15, (index) => {
      const size = 60 + index * 62
      return stroke(pebble(random, 1060, 210, size, size * 0.7, 0.07), mix(look.land[1], '#3d5a3a', 0.5), 2, {
        opacity: 0.35,
      })
    })
    const more = many(10, (index) => {
      const size = 50 + index * 58
      return stroke(pebble(random, 220, 820, size * 1.2, size * 0.7, 0.07), mix(look.land[1], '#3d5a3a', 0.5), 2, {
        opacity: 0.35,
      })
    })
    const marks = points.map((name, index) => {
      const at = course[1 + Math.round((index * (course.length - 3)) / Math.max(1, points.length - 1))] ?? [0, 0]
      const [x, y] = at
      return [
        ellipse(x, y + 6, 26, 9, '#000000', { opacity: 0.25 }),
        shape(
          `M${x} ${y}C${x - 44} ${y - 54} ${x - 32} ${y - 104} ${x} ${y - 104}C${x + 32} ${y - 104} ${x + 44} ${y - 54} ${x} ${y}Z`,
          look.mark,
        ),
        circle(x, y - 66, 24, '#ffffff'),
        words(x, y - 56, name, 28, look.mark, { 'text-anchor': 'middle', 'font-weight': 700 }),
      ].join('')
    })
    const body = [
      defs(linear('land', look.land, 60)),
      rect(0, 0, width, height, 'url(#land)'),
      many(34, () =>
        shape(
          pebble(
            random,
            random.next() * width,
            random.next() * height,
            random.between(40, 150),
            random.between(30, 90),
            0.3,
          ),
          mix(look.land[0], '#2f6b3c', 0.5),
          { opacity: 0.1 },
        ),
      ),
      contours,
      more,
      many(13, (index) =>
        stroke(
          polyline([
            [index * 130 - 300, height],
            [index * 130 + 260, 0],
          ]),
          '#ffffff',
          3,
          { opacity: 0.14 },
        ),
      ),
      stroke(curve(side), mix(look.water, '#ffffff', 0.25), 26),
      stroke(curve(course), mix(look.water, '#0b3350', 0.35), 70),
      stroke(curve(course), look.water, 60),
      stroke(curve(course.map(([x, y]) => [x, y - 10])), '#ffffff', 8, { opacity: 0.3 }),
      many(7, (index) => rect(420 + index * 62, 690 + (index % 3) * 44, 40, 30, '#ffffff', { opacity: 0.5, rx: 4 })),
      many(6, (index) => rect(760 + index * 56, 300 + (index % 2) * 48, 36, 36, '#ffffff', { opacity: 0.5, rx: 4 })),
      marks.join(''),
      group(
        'translate(1180 120)',
        circle(0, 0, 52, '#ffffff', { opacity: 0.85 }) +
          shape('M0 -40L14 6L0 -4L-14 6Z', '#d0453c') +
          words(0, 38, 'N', 28, '#29465f', { 'text-anchor': 'middle', 'font-weight': 700 }),
      ),
      rect(70, 890, 240, 10, '#29465f'),
      rect(70, 890, 120, 10, '#ffffff', { stroke: '#29465f', 'stroke-width': 2 }),
      words(322, 902, '500 m', 24, '#29465f'),
    ]
    return { width, height, body: body.join(''), grain: 0.3 }
  }

/** A hill in contour lines. */
export const contourMap =
  (colours: readonly [string, string]): Draw =>
  (random) => {
    const size = 1080
    const levels = 17
    const shapes = times(levels, (index) => {
      const share = 1 - index / levels
      const [x, y] = [560 - index * 9, 500 + index * 7]
      const outline = pebble(random, x, y, 660 * share, 520 * share, 0.06)
      const colour = mix(colours[0], colours[1], index / levels)
      return (
        shape(outline, colour) +
        stroke(outline, mix(colour, '#3a2a1c', 0.5), index % 5 === 0 ? 4 : 1.6, { opacity: 0.6 })
      )
    })
    const trail: Point[] = [
      [60, 980],
      [220, 850],
      [300, 760],
      [280, 640],
      [380, 590],
      [430, 690],
      [410, 620],
    ]
    const body = [
      rect(0, 0, size, size, mix(colours[0], '#ffffff', 0.3)),
      shapes.join(''),
      stroke(curve(trail), '#ffffff', 13, { opacity: 0.8 }),
      stroke(curve(trail), '#d0453c', 7, { 'stroke-dasharray': '20 14' }),
      trail
        .filter((_, index) => index % 2 === 0)
        .map(([x, y]) => circle(x, y, 15, '#ffffff', { stroke: '#d0453c', 'stroke-width': 6 }))
        .join(''),
    ]
    return { width: size, height: size, body: body.join(''), grain: 0.35 }
  }

/** A circuit diagram on dark or light paper. */
export const circuit =
  (paper: string, ink: string, glow: string): Draw =>
  () => {
    const [width, height] = [1280, 853]
    const resistor = (x: number, y: number) => {
      const zigzag = times(
        9,
        (index): Point => [x + index * 20, y + (index === 0 || index === 8 ? 0 : index % 2 === 0 ? 26 : -26)],
      )
      return rect(x, y - 34, 160, 68, paper) + stroke(polyline(zigzag), ink, 6)
    }
    const node = (x: number, y: number) => circle(x, y, 10, ink)
    const body = [
      defs(
        radial('glow', [`${glow}/0.85`, `${glow}/0`], [0.5, 0.5], 0.5),
        linear('paper', [mix(paper, '#ffffff', 0.08), paper]),
      ),
      rect(0, 0, width, height, 'url(#paper)'),
      many(33, (index) => line([index * 40, 0], [index * 40, height], ink, 1, { opacity: 0.08 })),
      many(22, (index) => line([0, index * 40], [width, index * 40], ink, 1, { opacity: 0.08 })),
      stroke('M200 200H1080V660H200Z M640 200V660 M640 430H1080', ink, 6),
      rect(150, 370, 100, 120, paper),
      line([150, 400], [250, 400], ink, 8),
      line([172, 430], [228, 430], ink, 8),
      line([150, 460], [250, 460], ink, 8),
      words(90, 440, '9V', 40, ink),
      resistor(340, 200),
      words(372, 150, '220', 32, ink),
      resistor(780, 430),
      words(812, 380, '1k', 32, ink),
      circle(1080, 300, 110, 'url(#glow)'),
      circle(1080, 300, 52, mix(paper, glow, 0.5), { stroke: ink, 'stroke-width': 6 }),
      stroke('M1048 268l64 64M1112 268l-64 64', ink, 6),
      rect(600, 520, 80, 60, paper),
      line([600, 540], [680, 540], ink, 8),
      line([600, 560], [680, 560], ink, 8),
      rect(360, 630, 170, 60, paper),
      node(360, 660),
      node(520, 660),
      line([360, 660], [500, 600], ink, 7),
      node(640, 200),
      node(640, 430),
      node(640, 660),
      node(1080, 430),
      stroke('M1150 225l44 -44M1166 260l52 -34', glow, 7),
    ]
    return { width, height, body: body.join(''), grain: 0.2 }
  }

/** A food web. */
export const foodWeb: Draw = (random) => {
  const [width, height] = [1200, 1000]
  const levels: { y: number; colour: string; xs: number[] }[] = [
    { y: 850, colour: '#5da352', xs: [170, 390, 620, 850, 1050] },
    { y: 610, colour: '#e0a92f', xs: [250, 500, 760, 980] },
    { y: 370, colour: '#3f88c5', xs: [340, 640, 920] },
    { y: 150, colour: '#c8553d', xs: [480, 780] },
  ]
  const arrows: string[] = []
  levels.slice(0, -1).forEach((level, at) => {
    const above = levels[at + 1]
    if (above === undefined) return
    for (const x of level.xs) {
      for (const to of above.xs) {
        if (Math.abs(to - x) > 260 || random.next() < 0.16) continue
        const bend = (to - x) * 0.2
        arrows.push(
          stroke(
            `M${x} ${level.y - 72}Q${x + bend} ${(level.y + above.y) / 2} ${to} ${above.y + 86}`,
            level.colour,
            5,
            { opacity: 0.6 },
          ),
        )
        arrows.push(
          shape(
            polygon([
              [to, above.y + 72],
              [to - 13, above.y + 98],
              [to + 13, above.y + 98],
            ]),
            level.colour,
            { opacity: 0.8 },
          ),
        )
      }
    }
  })
  const icons = [
    (c: string) =>
      shape('M-26 26C-30 -14 0 -38 30 -34C30 4 8 28 -26 26Z', c) + line([-26, 28], [10, -12], '#ffffff', 4),
    (c: string) => ellipse(0, 0, 32, 18, c) + shape('M24 0L48 -18V18Z', c) + circle(-14, -4, 4, '#ffffff'),
    (c: string) =>
      ellipse(0, 4, 28, 20, c) + stroke('M-24 16l-12 14M0 24v16M24 16l12 14M-12 -14l-10 -20M12 -14l10 -20', c, 5),
    (c: string) =>
      ellipse(2, 8, 32, 17, c) +
      circle(-22, -14, 14, c) +
      shape('M-36 -14L-52 -8L-34 -6Z', '#e0a92f') +
      stroke('M0 24v18M12 24v18', c, 4),
  ]
  const body = [
    defs(linear('paper', ['#fbfaf2', '#eef3e6'])),
    rect(0, 0, width, height, 'url(#paper)'),
    levels.map(({ y, colour }) => rect(50, y - 96, width - 100, 196, colour, { opacity: 0.07, rx: 40 })).join(''),
    arrows.join(''),
    levels
      .map(({ y, colour, xs }, level) =>
        xs
          .map((x, index) => {
            const icon = icons[(level === 0 ? 0 : level + (index % 2)) % icons.length]
            return [
              circle(x, y + 5, 66, '#000000', { opacity: 0.06 }),
              circle(x, y, 64, '#ffffff', { stroke: colour, 'stroke-width': 6 }),
              group(`translate(${x} ${y})`, icon?.(mix(colour, '#1d2b1f', 0.15)) ?? ''),
            ].join('')
          })
          .join(''),
      )
      .join(''),
  ]
  return { width, height, body: body.join(''), grain: 0.25 }
}

/** A mind map. */
export const mindMap =
  (paper: string, colours: readonly [string, ...string[]]): Draw =>
  (random) => {
    const [width, height] = [1400, 900]
    const branches = colours.map((colour, index) => {
      const angle = (index / colours.length) * Math.PI * 2 - 0.5
      const [x, y] = [700 + Math.cos(angle) * 390, 450 + Math.sin(angle) * 250]
      const twigs = many(3, (twig) => {
        const turn = angle + (twig - 1) * 0.42
        const [tx, ty] = [x + Math.cos(turn) * 190, y + Math.sin(turn) * 130]
        return [
          stroke(`M${x} ${y}Q${(x + tx) / 2} ${y + (ty - y) * 0.1} ${tx} ${ty}`, colour, 5, { opacity: 0.7 }),
          rect(tx - 62, ty - 21, 124, 42, mix(colour, paper, 0.78), { rx: 21 }),
          handwriting(random, tx - 44, ty - 11, 22, 4, mix(colour, '#222222', 0.4)),
        ].join('')
      })
      return [
        stroke(
          `M700 450C${700 + Math.cos(angle) * 190} ${450 + Math.sin(angle) * 20} ${x - Math.cos(angle) * 120} ${y} ${x} ${y}`,
          colour,
          14,
          { opacity: 0.85 },
        ),
        twigs,
        rect(x - 92, y - 36, 184, 72, colour, { rx: 36 }),
        handwriting(random, x - 66, y - 16, 31, 4, '#ffffff'),
      ].join('')
    })
    const body = [
      rect(0, 0, width, height, paper),
      defs(
        '<pattern id="dots" width="32" height="32" patternUnits="userSpaceOnUse"><circle cx="12" cy="14" r="1.6" fill="#000000" fill-opacity="0.1"/></pattern>',
      ),
      rect(0, 0, width, height, 'url(#dots)'),
      branches.join(''),
      ellipse(700, 458, 170, 92, '#000000', { opacity: 0.1 }),
      ellipse(700, 450, 168, 90, '#27364f'),
      handwriting(random, 598, 424, 48, 4, '#ffffff'),
    ]
    return { width, height, body: body.join(''), grain: 0.3 }
  }

/** A timeline of years. */
export const timeline =
  (years: readonly string[], paper: string, colours: readonly [string, ...string[]]): Draw =>
  (random) => {
    const [width, height] = [1400, 788]
    const step = (width - 260) / (years.length - 1)
    const body = [
      defs(linear('paper', [mix(paper, '#ffffff', 0.5), paper])),
      rect(0, 0, width, height, 'url(#paper)'),
      line([80, 394], [width - 80, 394], '#55483c', 6, { 'stroke-dasharray': '1 16' }),
      years
        .map((year, index) => {
          const x = 130 + index * step
          const isUp = index % 2 === 0
          const [top, colour] = [isUp ? 120 : 470, colours[index % colours.length] ?? colours[0]]
          return [
            line([x, 394], [x, isUp ? 330 : 460], colour, 4),
            rect(x - 104, top + 8, 214, 206, '#000000', { opacity: 0.07, rx: 10 }),
            rect(x - 107, top, 214, 206, '#fffdf8', { rx: 10 }),
            rect(x - 92, top + 15, 184, 110, mix(colour, '#f3e6cf', 0.45)),
            shape(pebble(random, x, top + 92, 70, 34, 0.3), mix(colour, '#3a2a1c', 0.4), { opacity: 0.6 }),
            circle(x + 50, top + 42, 15, '#fff4d8', { opacity: 0.9 }),
            handwriting(random, x - 84, top + 140, 22, 7, '#6d5c4c'),
            handwriting(random, x - 84, top + 174, 22, 5, '#6d5c4c'),
            circle(x, 394, 18, '#ffffff', { stroke: colour, 'stroke-width': 8 }),
            words(x, isUp ? 446 : 364, year, 30, '#4b3d31', { 'text-anchor': 'middle', 'font-weight': 700 }),
          ].join('')
        })
        .join(''),
    ]
    return { width, height, body: body.join(''), grain: 0.45 }
  }

/** An architect's floor plan of a house. */
export const floorPlan: Draw = () => {
  const [width, height] = [1280, 960]
  const ink = '#dbe9f7'
  const body = [
    defs(linear('blue', ['#1f4f86', '#173b68'])),
    rect(0, 0, width, height, 'url(#blue)'),
    many(64, (index) =>
      line([index * 20, 0], [index * 20, height], ink, index % 5 === 0 ? 1.4 : 0.6, { opacity: 0.13 }),
    ),
    many(48, (index) =>
      line([0, index * 20], [width, index * 20], ink, index % 5 === 0 ? 1.4 : 0.6, { opacity: 0.13 }),
    ),
    stroke('M200 160H1060V780H200Z', ink, 14, { 'stroke-linejoin': 'miter' }),
    stroke('M560 160V440M560 540V780M200 480H420M500 480H560M560 480H760M840 480H1060', ink, 9, {
      'stroke-linejoin': 'miter',
    }),
    stroke('M420 480A80 80 0 0 1 500 560M760 480A80 80 0 0 0 840 400M560 440A100 100 0 0 1 660 540', ink, 3),
    stroke('M280 780H440M700 160H900M1060 560V700', '#7cc4ff', 14, { 'stroke-linecap': 'butt' }),
    stroke(
      'M250 210h170v110h-170zM620 220h150v190h-150zM620 270h150M880 560h120v150h-120zM250 560h90v160h-90zM640 640h160M640 670h160M640 700h160M640 730h160',
      ink,
      3,
    ),
    circle(400, 650, 52, 'none', { stroke: ink, 'stroke-width': 3 }),
    circle(960, 300, 60, 'none', { stroke: ink, 'stroke-width': 3 }),
    many(6, (index) => {
      const angle = (index / 6) * Math.PI * 2
      return circle(960 + Math.cos(angle) * 86, 300 + Math.sin(angle) * 86, 17, 'none', {
        stroke: ink,
        'stroke-width': 3,
      })
    }),
    line([200, 850], [1060, 850], ink, 2),
    many(4, (index) =>
      line([[200, 560, 810, 1060][index] ?? 0, 836], [[200, 560, 810, 1060][index] ?? 0, 864], ink, 2),
    ),
    words(360, 890, '3600', 26, ink, { 'text-anchor': 'middle' }),
    words(685, 890, '2500', 26, ink, { 'text-anchor': 'middle' }),
    words(935, 890, '2500', 26, ink, { 'text-anchor': 'middle' }),
    words(150, 480, '6200', 26, ink, { 'text-anchor': 'middle', transform: 'rotate(-90 150 480)' }),
    group(
      'translate(1170 210)',
      stroke('M0 60V-60M-18 -30L0 -62L18 -30', ink, 4) + circle(0, 0, 44, 'none', { stroke: ink, 'stroke-width': 3 }),
    ),
  ]
  return { width, height, body: body.join(''), grain: 0.3 }
}

/** Stained cells under a microscope. */
export const microscope =
  (colours: { ground: string; wall: string; inside: string; core: string }, isDark = true): Draw =>
  (random) => {
    const size = 1080
    const cells = many(9, (row) =>
      many(7, (column) => {
        const [x, y] = [
          column * 170 + (row % 2) * 85 - 20 + random.between(-12, 12),
          row * 128 + random.between(-10, 10),
        ]
        return [
          shape(pebble(random, x, y, 84, 62, 0.07), mix(colours.inside, colours.ground, random.between(0.1, 0.5)), {
            stroke: colours.wall,
            'stroke-width': 6,
          }),
          many(7, () =>
            circle(
              x + random.between(-56, 56),
              y + random.between(-36, 36),
              random.between(4, 9),
              mix(colours.wall, colours.core, random.next()),
              { opacity: 0.5 },
            ),
          ),
          ellipse(x + random.between(-24, 24), y + random.between(-14, 14), 21, 18, colours.core, { opacity: 0.85 }),
        ].join('')
      }),
    )
    const body = [
      defs(radial('light', ['#ffffff/0.35', '#ffffff/0', '#000000/0.35'], [0.45, 0.4], 0.62)),
      rect(0, 0, size, size, colours.ground),
      group('rotate(-14 540 540)', cells),
      rect(0, 0, size, size, 'url(#light)'),
      // Covers everything outside the round field of view.
      shape(
        `M0 0H${size}V${size}H0ZM54 540a486 486 0 1 0 972 0a486 486 0 1 0 -972 0Z`,
        isDark ? '#0c0d10' : '#f4f1ea',
        {
          'fill-rule': 'evenodd',
        },
      ),
      circle(540, 540, 486, 'none', { stroke: '#000000', 'stroke-width': 14, opacity: 0.6 }),
      line([620, 540], [1000, 540], '#20262e', 3, { opacity: 0.7 }),
      many(12, (index) => line([640 + index * 30, 530], [640 + index * 30, 550], '#20262e', 2, { opacity: 0.7 })),
    ]
    return { width: size, height: size, body: body.join(''), grain: 0.5 }
  }

/** A molecule: atoms and bonds. */
export const molecule: Draw = () => {
  const [width, height] = [1200, 900]
  const ring = times(6, (index): Point => {
    const angle = (index / 6) * Math.PI * 2 + Math.PI / 6
    return [520 + Math.cos(angle) * 190, 470 + Math.sin(angle) * 190]
  })
  const at = (index: number): Point => ring[index % 6] ?? [0, 0]
  const outer: [Point, string, number][] = [
    [[860, 180], '#e4573d', 56],
    [[850, 690], '#3f78c9', 60],
    [[1010, 560], '#f2f2f2', 36],
    [[980, 800], '#f2f2f2', 36],
    [[190, 280], '#e4573d', 56],
    [[80, 200], '#f2f2f2', 36],
    [[180, 690], '#f2f2f2', 36],
  ]
  const bonds: [Point, Point][] = [
    [at(5), [860, 180]],
    [at(0), [850, 690]],
    [
      [850, 690],
      [1010, 560],
    ],
    [
      [850, 690],
      [980, 800],
    ],
    [at(3), [190, 280]],
    [
      [190, 280],
      [80, 200],
    ],
    [at(2), [180, 690]],
  ]
  const ball = ([x, y]: Point, colour: string, r: number) =>
    ellipse(x, y + r * 0.2, r * 1.05, r, '#0a1222', { opacity: 0.3 }) +
    circle(x, y, r, colour) +
    circle(x, y, r, 'url(#shade)') +
    ellipse(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.2, '#ffffff', { opacity: 0.75 })
  const body = [
    defs(
      linear('deep', ['#20365c', '#131f38'], 50),
      radial('shade', ['#ffffff/0.35', '#ffffff/0', '#000000/0.45'], [0.35, 0.3], 0.75),
    ),
    rect(0, 0, width, height, 'url(#deep)'),
    circle(300, 200, 420, '#ffffff', { opacity: 0.025 }),
    circle(1000, 760, 360, '#ffffff', { opacity: 0.025 }),
    ring.map((point, index) => line(point, at(index + 1), '#aab8cf', 22)).join(''),
    ring
      .map((point, index) =>
        index % 2 === 0
          ? line(
              [point[0] * 0.86 + 73, point[1] * 0.86 + 66],
              [at(index + 1)[0] * 0.86 + 73, at(index + 1)[1] * 0.86 + 66],
              '#aab8cf',
              10,
            )
          : '',
      )
      .join(''),
    bonds.map(([from, to]) => line(from, to, '#aab8cf', 20)).join(''),
    ring.map((point) => ball(point, '#4a5568', 62)).join(''),
    outer.map(([point, colour, r]) => ball(point, colour, r)).join(''),
  ]
  return { width, height, body: body.join(''), grain: 0.3 }
}

/** A machine part in three views with dimensions. */
export const machineDrawing: Draw = () => {
  const [width, height] = [1280, 900]
  const ink = '#1f2c3a'
  const thin = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const
  const body = [
    rect(0, 0, width, height, '#f6f4ec'),
    many(32, (index) => line([index * 40, 0], [index * 40, height], '#7aa5c9', 0.8, { opacity: 0.3 })),
    many(23, (index) => line([0, index * 40], [width, index * 40], '#7aa5c9', 0.8, { opacity: 0.3 })),
    rect(26, 26, width - 52, height - 52, 'none', { stroke: ink, 'stroke-width': 4 }),
    stroke('M140 300H240V200H480V260H560V400H480V460H240V360H140Z', ink, 5, thin),
    stroke('M240 200V460M480 260V400', ink, 3, thin),
    stroke('M100 330H610', '#c23b2e', 2.4, { ...thin, 'stroke-dasharray': '30 8 6 8' }),
    stroke('M240 296H480M240 364H480', ink, 2.4, { ...thin, 'stroke-dasharray': '14 9' }),
    circle(900, 330, 130, 'none', { stroke: ink, 'stroke-width': 5 }),
    circle(900, 330, 74, 'none', { stroke: ink, 'stroke-width': 5 }),
    circle(900, 330, 34, 'none', { stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '14 9' }),
    many(4, (index) => {
      const angle = (index / 4) * Math.PI * 2 + Math.PI / 4
      return circle(900 + Math.cos(angle) * 102, 330 + Math.sin(angle) * 102, 14, 'none', {
        stroke: ink,
        'stroke-width': 4,
      })
    }),
    stroke('M720 330H1080M900 150V510', '#c23b2e', 2.4, { ...thin, 'stroke-dasharray': '30 8 6 8' }),
    stroke(
      'M240 520V560M480 520V560M240 545H480M140 590V630M560 590V630M140 615H560M640 260H690M640 400H690M672 260V400',
      ink,
      2,
      thin,
    ),
    words(360, 536, '60', 28, ink, { 'text-anchor': 'middle' }),
    words(350, 606, '105', 28, ink, { 'text-anchor': 'middle' }),
    words(690, 340, '35', 28, ink),
    words(1000, 190, 'R65', 28, ink),
    line([996, 200], [960, 240], ink, 2),
    stroke('M200 700H560V800H200ZM260 700V800M500 700V800', ink, 4, thin),
    many(12, (index) => line([264 + index * 20, 800], [300 + index * 20, 700], ink, 1.6, { opacity: 0.6 })),
    stroke('M820 730H1254V874M820 730V874M820 802H1254M1040 730V874', ink, 3, thin),
    words(846, 778, 'S45C', 28, ink),
    words(1066, 778, '1 : 1', 28, ink),
    words(846, 850, '+-0.02', 28, ink),
    words(1066, 850, 'No. 7', 28, ink),
  ]
  return { width, height, body: body.join(''), grain: 0.3 }
}

/** A flow chart: steps, a decision, and a loop back. */
export const flowChart =
  (paper: string, colours: readonly [string, string, string]): Draw =>
  (random) => {
    const [width, height] = [960, 1200]
    const ink = mix(colours[0], '#1b2430', 0.6)
    const box = (y: number, colour: string, isRound = false) =>
      rect(306, y + 8, 348, 118, '#000000', { opacity: 0.08, rx: isRound ? 59 : 14 }) +
      rect(300, y, 360, 118, colour, { rx: isRound ? 59 : 14 }) +
      handwriting(random, 376, y + 38, 38, 5, '#ffffff')
    const arrow = (from: number, to: number) =>
      line([480, from], [480, to - 16], ink, 6) +
      shape(
        polygon([
          [480, to],
          [464, to - 24],
          [496, to - 24],
        ]),
        ink,
      )
    const body = [
      rect(0, 0, width, height, paper),
      many(24, (index) => line([0, index * 50], [width, index * 50], ink, 1, { opacity: 0.07 })),
      box(80, colours[0], true),
      arrow(198, 280),
      box(280, colours[1]),
      arrow(398, 480),
      shape(
        polygon([
          [480, 480],
          [690, 600],
          [480, 720],
          [270, 600],
        ]),
        colours[2],
      ),
      handwriting(random, 400, 576, 40, 4, '#ffffff'),
      arrow(720, 810),
      box(810, colours[1]),
      arrow(928, 1010),
      box(1010, colours[0], true),
      stroke('M690 600H820V339H676', ink, 6),
      shape(
        polygon([
          [660, 339],
          [684, 323],
          [684, 355],
        ]),
        ink,
      ),
      words(720, 584, 'N', 34, ink, { 'font-weight': 700 }),
      words(500, 764, 'Y', 34, ink, { 'font-weight': 700 }),
      stroke('M270 600H150V869H284', ink, 6, { 'stroke-dasharray': '14 12', opacity: 0.5 }),
    ]
    return { width, height, body: body.join(''), grain: 0.25 }
  }

/** Triangles and circles, constructed with a compass. */
export const geometry: Draw = (random) => {
  const size = 1080
  const ink = '#2b3a55'
  const [a, b, c]: [Point, Point, Point] = [
    [190, 820],
    [880, 820],
    [640, 260],
  ]
  const body = [
    rect(0, 0, size, size, '#fffdf6'),
    many(28, (index) => line([index * 40, 0], [index * 40, size], '#9cc3e6', 1, { opacity: 0.45 })),
    many(28, (index) => line([0, index * 40], [size, index * 40], '#9cc3e6', 1, { opacity: 0.45 })),
    circle(535, 620, 398, '#1472d8', { opacity: 0.06 }),
    circle(535, 620, 398, 'none', { stroke: '#1472d8', 'stroke-width': 4, 'stroke-dasharray': '12 9' }),
    shape(polygon([a, b, c]), '#f0a63c', { opacity: 0.2 }),
    stroke(polygon([a, b, c]), ink, 6),
    line(c, [640, 820], '#c23b2e', 4, { 'stroke-dasharray': '16 10' }),
    stroke('M640 780h-40v40', '#c23b2e', 4),
    line(a, [760, 540], '#2f8f5b', 4),
    line(b, [415, 540], '#2f8f5b', 4),
    stroke('M270 820A80 80 0 0 0 252 770', ink, 4),
    [a, b, c, [535, 620] as Point].map(([x, y]) => circle(x, y, 10, ink)).join(''),
    words(130, 850, 'A', 44, ink, { 'font-style': 'italic' }),
    words(900, 850, 'B', 44, ink, { 'font-style': 'italic' }),
    words(650, 240, 'C', 44, ink, { 'font-style': 'italic' }),
    words(552, 610, 'O', 40, '#1472d8', { 'font-style': 'italic' }),
    words(70, 130, 'a² = b² + c² − 2bc cos A', 44, ink),
    handwriting(random, 74, 952, 34, 16, mix(ink, '#ffffff', 0.2)),
  ]
  return { width: size, height: size, body: body.join(''), grain: 0.35 }
}
