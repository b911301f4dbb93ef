// The shop's line icons, on a 20 px grid. They are decorative: the control that contains one has an accessible name.

const drawings = {
  search: 'M14.1 8.8a5.3 5.3 0 1 1-10.6 0 5.3 5.3 0 0 1 10.6 0Zm-1.3 4 4 4',
  heart: 'M10 16.6S3.2 12.7 3.2 7.8A3.6 3.6 0 0 1 10 6.1a3.6 3.6 0 0 1 6.8 1.7c0 4.9-6.8 8.8-6.8 8.8Z',
  bag: 'M4 6.8h12l.8 9.7H3.2ZM7.2 9V5.8a2.8 2.8 0 0 1 5.6 0V9',
  menu: 'M3 6.5h14M3 13.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  next: 'm8 5.5 4.5 4.5L8 14.5',
  previous: 'M12 5.5 7.5 10l4.5 4.5',
  right: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  left: 'M16 10H4m4.5-4.5L4 10l4.5 4.5',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  sliders:
    'M3 6.5h8M15 6.5h2M3 13.5h2M9 13.5h8M14.9 6.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM8.9 13.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0Z',
  box: 'm3.5 6.2 6.5-3 6.5 3v7.6l-6.5 3-6.5-3ZM3.5 6.2l6.5 3 6.5-3M10 9.2v7.6',
  back: 'M6.5 4 3.2 7.3l3.3 3.3M3.4 7.3h8.8a4.3 4.3 0 0 1 0 8.7H6',
  cash: 'M2.7 5.2h14.6v9.6H2.7ZM12.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM5.4 10h.1M14.5 10h.1',
  globe:
    'M16.8 10a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM3.2 10h13.6M10 3.2c4 4.2 4 9.4 0 13.6M10 3.2c-4 4.2-4 9.4 0 13.6',
  warn: 'M16.8 10a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM10 6.4v4.4M10 13.5v.1',
  ruler: 'M2.5 7h15v6h-15ZM6 7v2.6M10 7v3.4M14 7v2.6',
  plus: 'M10 4v12M4 10h12',
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.8v10.4l8-5.2Z',
  zoom: 'M14.1 8.8a5.3 5.3 0 1 1-10.6 0 5.3 5.3 0 0 1 10.6 0Zm-1.3 4 4 4M8.8 6.6V11M6.6 8.8H11',
  sun: 'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z',
  user: 'M13.2 6.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3.8 16.8c.5-3.2 3-5 6.2-5s5.7 1.8 6.2 5',
  eye: 'M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10ZM12.4 10a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z',
  'eye-off':
    'M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10ZM12.4 10a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0ZM4 16 16 4',
  mail: 'M2.7 4.9h14.6v10.2H2.7ZM3 5.4l7 5.4 7-5.4',
  screen: 'M3 4.5h14v9H3ZM7.5 16.5h5M10 13.5v3',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
