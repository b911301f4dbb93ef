// Line icons of the house, drawn on a 20 px grid. They carry no meaning alone: the control beside them is named.

const drawings = {
  search: 'M14.1 8.800a5.3 5.3 0 1 1-10.6 0 5.3 5.3 0 0 1 10.6 0Zm-1.3 4 4 4',
  heart: 'M10 16.600S3.2 12.7 3.2 7.800A3.6 3.6 0 0 1 10 6.100a3.6 3.6 0 0 1 6.8 1.700c0 4.9-6.8 8.8-6.8 8.800Z',
  bag: 'M4 6.800h12l.8 9.700H3.200ZM7.2 9V5.800a2.8 2.8 0 0 1 5.6 0V9',
  menu: 'M3 6.500h14M3 13.500h14',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5.5 8 4.5 4.500L14.5 8',
  next: 'm8 5.5 4.5 4.500L8 14.5',
  previous: 'M12 5.5 7.5 10l4.5 4.5',
  right: 'M4 10h12m-4.5-4.500L16 10l-4.5 4.5',
  left: 'M16 10H4m4.5-4.500L4 10l4.5 4.5',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  sliders:
    'M3 6.500h8M15 6.500h2M3 13.500h2M9 13.500h8M14.9 6.500a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM8.9 13.500a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0Z',
  box: 'm3.5 6.2 6.5-3 6.5 3v7.600l-6.5 3-6.5-3ZM3.5 6.200l6.5 3 6.5-3M10 9.200v7.6',
  back: 'M6.5 4 3.2 7.300l3.3 3.300M3.4 7.300h8.800a4.3 4.3 0 0 1 0 8.700H6',
  cash: 'M2.7 5.200h14.600v9.600H2.700ZM12.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM5.4 10h.1M14.5 10h.1',
  globe:
    'M16.8 10a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM3.2 10h13.600M10 3.200c4 4.2 4 9.4 0 13.600M10 3.200c-4 4.2-4 9.4 0 13.6',
  warn: 'M16.8 10a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM10 6.400v4.400M10 13.500v.1',
  ruler: 'M2.5 7h15v6h-15ZM6 7v2.600M10 7v3.400M14 7v2.6',
  plus: 'M10 4v12M4 10h12',
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.800v10.400l8-5.200Z',
  zoom: 'M14.1 8.800a5.3 5.3 0 1 1-10.6 0 5.3 5.3 0 0 1 10.6 0Zm-1.3 4 4 4M8.8 6.600V11M6.6 8.800H11',
  sun: 'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM10 2.500v2M10 15.500v2M2.5 10h2M15.5 10h2M4.7 4.700l1.4 1.400M13.9 13.900l1.4 1.400M4.7 15.300l1.4-1.400M13.9 6.100l1.4-1.4',
  moon: 'M16.5 11.800A6.8 6.8 0 0 1 8.2 3.500a6.8 6.8 0 1 0 8.3 8.300Z',
  screen: 'M3 4.500h14v9H3ZM7.5 16.500h5M10 13.500v3',
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
