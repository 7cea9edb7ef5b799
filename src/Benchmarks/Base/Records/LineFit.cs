namespace SerBench.Benchmarks.Base.Records;

/// <summary>The straight line through points, by least squares.</summary>
/// <param name="Intercept">The height of the line at zero.</param>
/// <param name="Slope">The growth per field, element or level.</param>
/// <param name="Margin">Half the 95 % interval of the slope, by Student's distribution of the residuals; null with fewer than three
/// points.</param>
/// <param name="Explained">The share of the variation that the line explains, 0 to 1. Far below 1, the growth is not linear, or the times
/// are noisy.</param>
internal readonly record struct LineFit(double Intercept, double Slope, double? Margin, double Explained)
{
    private const double Doubt = 0.05;

    public static LineFit Of(IReadOnlyList<(double X, double Y)> points)
    {
        double meanX = points.Average(point => point.X);
        double meanY = points.Average(point => point.Y);
        double squaresX = points.Sum(point => (point.X - meanX) * (point.X - meanX));
        double slope = points.Sum(point => (point.X - meanX) * (point.Y - meanY)) / squaresX;
        double intercept = meanY - (slope * meanX);
        double left = points.Sum(point => Math.Pow(point.Y - intercept - (slope * point.X), 2));
        double all = points.Sum(point => (point.Y - meanY) * (point.Y - meanY));
        int degrees = points.Count - 2;
        return new LineFit(
            intercept,
            slope,
            degrees < 1 ? null : StudentT.TwoSided(Doubt, degrees) * Math.Sqrt(left / degrees / squaresX),
            all == 0 ? 1 : 1 - (left / all));
    }
}
