INSERT INTO "age_levels" ("id", "name", "age_value") VALUES
	(1, '0+', 0),
	(2, '6+', 6),
	(3, '12+', 12),
	(4, '16+', 16),
	(5, '18+', 18);
