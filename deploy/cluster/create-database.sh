#!/bin/sh
# Called by Patroni once, after it initialised the cluster, with the superuser's connection string.
# PASSA_PASSWORD: the password of the owner, who creates the product's own role at the first start of Passa.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$PASSA_PASSWORD" --dbname="$1" <<'SQL'
CREATE ROLE passa LOGIN CREATEROLE CREATEDB PASSWORD :'password';
CREATE DATABASE passa OWNER passa;
SQL
