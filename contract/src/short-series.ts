/** Category of a short series, of its season and of its episodes: a story told in upright clips (CT-046). */
export const shortSeriesCategory = 'shortseries';
