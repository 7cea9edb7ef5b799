namespace SerBench.Engine.Base.Records;

internal static class StudentT
{
    private const int Steps = 600;
    private const int Halvings = 60;

    private static readonly ConcurrentDictionary<(double Probability, double Degrees), double> Known = new();

    // Returns the t for which a sample lies beyond +t or -t with the given probability.
    public static double TwoSided(double probability, double degrees) =>
        Known.GetOrAdd((probability, degrees), key => Find(key.Probability, key.Degrees));

    private static double Find(double probability, double degrees)
    {
        // With x = sqrt(degrees) tan(angle) the density becomes a power of the cosine over a finite range.
        double half = Integrate(Math.PI / 2, degrees);
        double wanted = (1 - probability) * half;
        (double low, double high) = (0, Math.PI / 2);
        for (int i = 0; i < Halvings; i++)
        {
            double middle = (low + high) / 2;
            (low, high) = Integrate(middle, degrees) < wanted ? (middle, high) : (low, middle);
        }

        return Math.Sqrt(degrees) * Math.Tan(low);
    }

    private static double Integrate(double angle, double degrees)
    {
        double width = angle / Steps;
        double sum = 0;
        for (int i = 0; i <= Steps; i++)
        {
            double weight = i == 0 || i == Steps ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * Math.Pow(Math.Max(0, Math.Cos(i * width)), degrees - 1);
        }

        return sum * width / 3;
    }
}
