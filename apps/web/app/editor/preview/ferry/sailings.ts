/** A departure of the ferry timetable in previews; the names are real quays. */
export type Sailing = {
  readonly time: string;
  readonly from: string;
  readonly to: string;
  readonly ship: string;
  readonly status: "boarding" | "onTime" | "held";
};

/** The morning's departures. */
export const sailings: readonly Sailing[] = [
  { time: "07:40", from: "Üsküdar", to: "Beşiktaş", ship: "Şehit Işık", status: "boarding" },
  { time: "07:55", from: "Kadıköy", to: "Eminönü", ship: "Suhulet", status: "onTime" },
  { time: "08:10", from: "Çengelköy", to: "Kabataş", ship: "Barış", status: "onTime" },
  { time: "08:25", from: "Bostancı", to: "Büyükada", ship: "Fenerbahçe", status: "held" },
  { time: "08:30", from: "Karaköy", to: "Haydarpaşa", ship: "İnciburnu", status: "onTime" },
  { time: "08:45", from: "Üsküdar", to: "Eminönü", ship: "Suhulet", status: "onTime" },
];

/** Boardings from 5 to 22 o'clock, in percent of the busiest hour. */
export const boardingsByHour: readonly number[] = [
  12, 18, 34, 62, 96, 88, 54, 40, 38, 44, 58, 72, 90, 100, 76, 52, 30, 16,
];
