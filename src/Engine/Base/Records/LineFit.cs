namespace SerBench.Engine.Base.Records;

/// <param name="Margin">half the slope's 95 % interval; null with fewer than three points.</param>
/// <param name="Explained">the share of the variation that the line explains, from 0 to 1. A low share means noise or growth that is not
/// linear.</param>
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
