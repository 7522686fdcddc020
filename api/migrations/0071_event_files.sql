CREATE TABLE "analytics_day_versions" (
	"day" date PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
