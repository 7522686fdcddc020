/** Category of a short series, of its season and of its episodes: a story told in upright clips. */
export const shortSeriesCategory = 'shortseries';
