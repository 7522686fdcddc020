/** Category of a short series, its season and its episodes: a story told in vertical clips. */
export const shortSeriesCategory = 'shortseries';
